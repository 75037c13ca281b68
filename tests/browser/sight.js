// What is wrong with what is to be seen: outside of the window or of what scrolls, covered, or cut.
(scrolls) => {
  const SLACK = 1.5
  const LEAST = 7 // pixels, on the smallest of phones
  const SEEN = {
    pile: ".supply-part .heap .card, .supply-part .trash, .supply-part .stack",
    play: ".play-part .card",
    hand: ".own .hand .card",
    question: ".slot > *, .question .buttons .button",
    resources: ".resources .turn, .resources li",
    heap: ".own figure",
    tabs: ".tabs button",
    seat: ".others .seat",
  }
  const problems = []
  const counts = {} // so that nothing is in order because nothing is there
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  const called = (element) => `${element.closest("[data-card]")?.dataset.card ?? element.className} "${element.innerText?.slice(0, 30).replaceAll("\n", " ")}"`

  function within(box, room, what) {
    if (box.left < room.left - SLACK || box.right > room.right + SLACK || box.top < room.top - SLACK || box.bottom > room.bottom + SLACK)
      problems.push(`${what}: outside (${[box.left, box.top, box.right, box.bottom].map(Math.round)} of ${[room.left, room.top, room.right, room.bottom].map(Math.round)})`)
  }

  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const all = []
  for (const [kind, selector] of Object.entries(SEEN))
    for (const element of document.querySelectorAll(selector)) {
      if (!shown(element)) continue
      const box = element.getBoundingClientRect()
      const what = `${kind} ${called(element)}`
      const rolls = scrolls && element.closest(".middle") // then only its width has to fit
      within(rolls ? { left: box.left, right: box.right, top: 0, bottom: 0 } : box, screen, what)
      for (let outer = element.parentElement; outer && !rolls; outer = outer.parentElement)
        if (getComputedStyle(outer).overflow !== "visible") within(box, outer.getBoundingClientRect(), `${what} in ${outer.className}`)
      const pane = rolls && rolls.getBoundingClientRect()
      const seen = pane ? { left: box.left, right: box.right, top: Math.max(box.top, pane.top), bottom: Math.min(box.bottom, pane.bottom) } : box
      all.push({ element, box: seen, what, kind })
      const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      const part = element.closest("li, .slot, .own, .resources, .tabs") ?? element
      if (!rolls && middle && !part.contains(middle) && !middle.contains(element)) problems.push(`${what}: covered by ${middle.className}`)
    }

  for (const [index, one] of all.entries())
    for (const other of all.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (across > SLACK && down > SLACK) problems.push(`${one.what} and ${other.what} overlap by ${Math.round(across)} x ${Math.round(down)}`)
    }

  // The letters of a name, line by line: its box may be larger.
  const FONT = 0.82 // of a line are letters, the rest is between the lines
  function linesOf(name) {
    const range = document.createRange()
    range.selectNodeContents(name)
    return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({ left, right, top: bottom - (bottom - top) * FONT, bottom: top + (bottom - top) * FONT }))
  }

  // What lies on a pile leaves its name, its price and its number to be read.
  for (const token of document.querySelectorAll(".tokens .token, .tokens .label")) {
    const box = token.getBoundingClientRect()
    const name = token.closest("li")?.querySelector(".card .name")
    for (const line of name && shown(token) ? linesOf(name) : []) {
      const across = Math.min(box.right, line.right) - Math.max(box.left, line.left)
      const down = Math.min(box.bottom, line.bottom) - Math.max(box.top, line.top)
      if (across > 0 && down > SLACK) problems.push(`"${name.innerText}" lies under "${token.innerText}" by ${Math.round(across)} x ${Math.round(down)}`)
    }
    for (const part of token.closest("li")?.querySelectorAll(".card .price, .card .count") ?? []) {
      const under = part.getBoundingClientRect()
      const across = Math.min(box.right, under.right) - Math.max(box.left, under.left)
      const down = Math.min(box.bottom, under.bottom) - Math.max(box.top, under.top)
      if (shown(token) && across > 0 && down > under.height / 3) problems.push(`${part.className} of ${called(part)} lies under a token`)
    }
  }

  // Nor does it lie on a text, or leave its pile.
  for (const token of document.querySelectorAll(".supply-part .tokens > *")) {
    if (!shown(token)) continue
    const box = token.getBoundingClientRect()
    const heap = token.closest("li")
    const room = heap.getBoundingClientRect()
    if (box.left < room.left - 4 || box.right > room.right + 4) problems.push(`"${token.innerText}" is wider than ${called(heap.querySelector(".card"))}`)
    if (token.matches(".label") && box.height > 20) problems.push(`"${token.innerText}" on ${called(heap.querySelector(".card"))} has two lines`)
    const under = heap.querySelector(".text > span")?.getBoundingClientRect()
    if (under && Math.min(box.bottom, under.bottom) - Math.max(box.top, under.top) > 3) problems.push(`"${token.innerText}" lies on the text of ${called(heap.querySelector(".card"))}`)
  }

  // What a low card gives stands beside its emblem, and on the card.
  for (const bonus of document.querySelectorAll(".board .compact .bonuses > span")) {
    if (!shown(bonus)) continue
    const box = bonus.getBoundingClientRect()
    within(box, bonus.closest(".face").getBoundingClientRect(), `what ${called(bonus)} gives`)
    const emblem = bonus.closest(".foot")?.querySelector(".emblem")?.getBoundingClientRect()
    if (emblem && box.left < emblem.right - SLACK) problems.push(`what ${called(bonus)} gives lies on its emblem`)
  }

  // What there is to press stays on the paper.
  for (const button of document.querySelectorAll(".question .buttons > *")) {
    const paper = button.closest(".question")
    if (shown(button)) within(button.getBoundingClientRect(), paper.getBoundingClientRect(), `${called(button)} in the question`)
  }

  // And whatever is said about a player stays in that seat.
  for (const part of document.querySelectorAll(".others .seat .who > :not(.unseen), .others .seat .numbers > li"))
    if (shown(part) && getComputedStyle(part).clipPath === "none") within(part.getBoundingClientRect(), part.closest(".seat").getBoundingClientRect(), `${called(part)} of a seat`)

  // Small letters are letters still, and so are small numbers.
  const writing = document.createTreeWalker(document.querySelector(".board"), NodeFilter.SHOW_TEXT)
  while (writing.nextNode()) {
    const element = writing.currentNode.parentElement
    if (!writing.currentNode.data.trim() || element.closest(".unseen, .why") || !shown(element)) continue
    const { fontSize, clipPath } = getComputedStyle(element)
    if (clipPath === "none" && parseFloat(fontSize) < LEAST) problems.push(`"${writing.currentNode.data}" of ${called(element)} has letters of ${fontSize}`)
  }

  // The names of those who took from a pile leave its price, its number and its name to be read, too.
  const pen = document.createElement("canvas").getContext("2d")
  for (const pile of document.querySelectorAll("[data-taken]")) {
    if (!shown(pile)) continue
    const style = getComputedStyle(pile, "::after")
    const place = pile.getBoundingClientRect()
    const moved = new DOMMatrix(style.transform)
    const left = place.left + parseFloat(style.left) + moved.e
    const top = place.top + parseFloat(style.top) + moved.f
    const box = { left, top, right: left + parseFloat(style.width), bottom: top + parseFloat(style.height) }
    for (const part of (pile.closest("li") ?? pile).querySelectorAll(".price, .count, .name, .label"))
      for (const under of part.matches(".name") ? linesOf(part) : [part.getBoundingClientRect()]) {
        const across = Math.min(box.right, under.right) - Math.max(box.left, under.left)
        const down = Math.min(box.bottom, under.bottom) - Math.max(box.top, under.top)
        if (across > SLACK && down > SLACK) problems.push(`${part.className} of ${called(part)} lies under "${pile.dataset.taken}" by ${Math.round(across)} x ${Math.round(down)}`)
      }
    pen.font = style.font
    if (!pile.querySelector(".compact, .strip") && pen.measureText(pile.dataset.taken).width > parseFloat(style.width)) problems.push(`"${pile.dataset.taken}" on ${called(pile)} has no room`)
    const pane = pile.closest(".middle").getBoundingClientRect()
    if (pile.getBoundingClientRect().top >= pane.top && box.top < pane.top - 2.5) problems.push(`"${pile.dataset.taken}" on ${called(pile)} is cut`)
  }

  // Words: none is cut off, none is broken but between syllables.
  for (const element of document.querySelectorAll(".board .card .name, .board .card .text, .tokens .label, .resources li, .question .prompt, .question .button, .trash, .stack, .tabs button")) {
    if (!shown(element) || !element.closest(".card, .label, .resources, .question, .trash, .stack, .tabs")) continue
    const what = `words of ${called(element)}`
    const style = getComputedStyle(element)
    if (style.overflow !== "visible" && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)) problems.push(`${what} are cut`)
    const frame = (element.closest(".face") ?? element).getBoundingClientRect()
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (node.parentElement.closest(".unseen, kbd")) continue
      for (const { 0: part, index } of node.data.matchAll(/[^\s\u00ad-]+/g)) {
        const range = document.createRange()
        const letters = [...part].map((_, at) => {
          range.setStart(node, index + at)
          range.setEnd(node, index + at + 1)
          return [...range.getClientRects()].at(-1) // the first may be that of a hyphen before it
        })
        if (new Set(letters.map(({ top }) => Math.round(top / 3))).size > 1 && element.matches(".name")) problems.push(`${what}: "${part}" is broken`)
        within({ left: letters[0].left, right: letters.at(-1).right, top: letters[0].top, bottom: letters.at(-1).bottom }, frame, `${what}: "${part}"`)
      }
    }
  }
  for (const kind of Object.keys(SEEN)) counts[kind] = all.filter((each) => each.kind === kind).length
  return { problems, counts }
}
