// What stands on the shields: our own drawings in a square of 24 by 24, each one path filled by the even-odd rule.

const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
const ring = (x: number, y: number, outer: number, inner: number): string => disc(x, y, outer) + disc(x, y, inner)

/** A star of so many points around the middle. */
export function burst(points: number, outer: number, inner: number, x = 12, y = 12): string {
  const corners = Array.from({ length: 2 * points }, (_, index) => {
    const angle = (index * Math.PI) / points
    const radius = index % 2 ? inner : outer
    return `${(x + radius * Math.sin(angle)).toFixed(2)} ${(y - radius * Math.cos(angle)).toFixed(2)}`
  })
  return `M${corners.join("L")}Z`
}

function around(count: number, distance: number, r: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * index * Math.PI) / count
    return disc(+(12 + distance * Math.sin(angle)).toFixed(2), +(12 - distance * Math.cos(angle)).toFixed(2), r)
  }).join("")
}

const ripple = (y: number): string =>
  `M1 ${y}c3-3 5-3 7.5 0s4.5 3 7 0 4.5-3 7.5 0v3c-3-3-5-3-7.5 0s-4.5 3-7 0-4.5-3-7.5 0Z`

export const CHARGES = {
  acorn: "M11 1h2v2c5 0 8 2 8 6H3c0-4 3-6 8-6ZM5 10.5h14c0 6-3 9-7 12-4-3-7-6-7-12Z",
  anchor:
    "M12 2a3 3 0 0 1 1.2 5.7V9.5H17v2.3h-3.8v7.5c2.6-.5 4.3-2 4.8-4.3l-2 .5 3.5-4.5 2.5 5-1.7-.4C19.5 19.5 16.5 22 12 22s-7.5-2.5-8.3-6.4L2 16l2.5-5L8 15.5l-2-.5c.5 2.3 2.2 3.8 4.8 4.3v-7.5H7V9.5h3.8V7.7A3 3 0 0 1 12 2Zm0 1.8a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Z",
  anvil: "M2 6h5V4h15v3.5c-3 0-6 2-6 5v1.5l2.5 2v4H5.5v-4L8.5 14v-2C5 12 2 10 2 6Z",
  axe: "M10.8 2h2.4v20h-2.4ZM14.2 4c4-1.5 7 1 8 4-1 3-4 5.5-8 4ZM9.8 6v4L5.5 12.5v-9Z",
  barrel: "M6 2h12c3 6 3 14 0 20H6C3 16 3 8 6 2ZM4.6 7v2.2h14.8V7Zm0 8v2.2h14.8V15Z",
  bat: "M12 8l1.5-2.5L15 8c2-3 5-3 8-2-2 2-2 5-2.5 8-2-1.5-4-1-5 1.5L12 20l-3.5-4.5c-1-2.5-3-3-5-1.5C3 11 3 8 1 6c3-1 6-1 8 2l1.5-2.5Z",
  bell: "M12 1.5a2 2 0 0 1 1.7 3C17.5 5.5 19 9 19 13c0 2.5 1 3.5 2.5 4.5V19h-19v-1.5C4 16.5 5 15.5 5 13c0-4 1.5-7.5 5.3-8.5a2 2 0 0 1 1.7-3ZM9 20.2h6a3 3 0 0 1-6 0Z",
  bird: "M22 7l-3-1c-1-2-4-2.5-6-1-2 1.5-2 3-4 5L1 16l7-1c-1 3-3 5-5 6 7 0 13-2 15-8 .7-2 .5-3.5 1-4.5Zm-5.5-1a1.1 1.1 0 1 0 .01 0Z",
  bolt: "M14 1 4 14h6l-2 9 12-14h-7Z",
  book: "M12 6c-3-2.5-6-3-10-3v15c4 0 7 .5 10 3 3-2.5 6-3 10-3V3c-4 0-7 .5-10 3Zm-1.2 2.2v9.6c-2-1-4-1.5-6.8-1.7V5.2c3 .2 5 .9 6.8 3Z",
  boot: "M7 2h7.5v9.5l5.5 3c2 1 2.5 2.5 2.5 4.5H6ZM5.5 20H22.5v2.5h-17Z",
  bow: "M5 1.5C14 3.5 20.5 10 22.5 19l-2.7.5C18 12 12 6 4.5 4.2ZM2 20.5 14 8.5 11.5 6H18v6.5L15.5 10 3.5 22Z",
  bridge: "M1 6h3V4h3.5v2h3V4h3v2h3V4H20v2h3v14h-5v-2.5a6 6 0 0 0-12 0V20H1Z",
  butterfly:
    "M11.2 7C9 3 3 1 2 5s1 8 5 8c-4 1-4 5-2 7s5.2 0 6.2-4ZM12.8 7c2.2-4 8.2-6 9.2-2s-1 8-5 8c4 1 4 5 2 7s-5.2 0-6.2-4Z",
  cauldron: `M2.5 7.5h19V10H20c2.5 5 1 8.5-2.5 10.5l1 2.5H16l-1-1.7H9L8 23H5.5l1-2.5C3 18.5 1.5 15 4 10H2.5Z${disc(9, 4, 2)}${disc(15.5, 3.5, 1.5)}`,
  chain: `${ring(12, 5, 4.6, 2.3)}${ring(12, 12, 4.6, 2.3)}${ring(12, 19, 4.6, 2.3)}`,
  chest: "M3 11V8a5 5 0 0 1 5-5h8a5 5 0 0 1 5 5v3h-6.5V9.5h-5V11ZM3 12.5h6.5V15h5v-2.5H21V21H3Z",
  church: "M11 1h2v2h2v2h-2v2.5l4 3.5v3l5 3v5h-7v-4a3 3 0 0 0-6 0v4H2v-5l5-3v-3l4-3.5V5H9V3h2Z",
  coin: `${ring(12, 12, 10.5, 8.2)}M12 5.5 17.5 12 12 18.5 6.5 12Z`,
  coins: `${disc(12, 6, 4.5)}${disc(6.5, 16, 4.7)}${disc(17.5, 16, 4.7)}`,
  compass: `${ring(12, 12, 11, 9.3)}${burst(4, 8.3, 2.3)}`,
  crook: "M14 2c4 0 6 3 6 6.5h-3c0-2.2-1-3.7-3-3.7s-2.7 1.5-3 3.7L9.2 22.5H6.1L8.2 8C8.7 4.5 10.5 2 14 2Z",
  cross: "M9.5 2h5v7.5H22v5h-7.5V22h-5v-7.5H2v-5h7.5Z",
  crown: "M3.2 17.5 2 6l5.5 5L12 3.5 16.5 11 22 6l-1.2 11.5ZM3.2 19h17.6v2.5H3.2Z",
  cup: "M5 2h14c0 6-1.5 10-5.5 11v5c2.5.5 4 1.5 4.5 4H6c.5-2.5 2-3.5 4.5-4v-5C6.5 12 5 8 5 2Z",
  die: `M3.5 3.5h17v17h-17Z${disc(8, 8, 1.9)}${disc(16, 8, 1.9)}${disc(12, 12, 1.9)}${disc(8, 16, 1.9)}${disc(16, 16, 1.9)}`,
  eye: `M1 12c3-5 7-7 11-7s8 2 11 7c-3 5-7 7-11 7s-8-2-11-7Z${ring(12, 12, 5, 2.3)}`,
  feather: "M22 2C12 2 5 8 5 16l-3 5 1.5 1L7 18c8 1 14-6 15-16ZM8 15.5c2-4 5-7 9.5-9.5-4 4-6 6.5-9.5 9.5Z",
  fish: "M2 12c3-5 8-7 13-4.5L21.5 4c-1 3-1 5-1 8s0 5 1 8L15 16.5C10 19 5 17 2 12Zm5-2.3a1.4 1.4 0 1 0 .01 0Z",
  flag: "M4 1h2.5v2H22l-4 5.5 4 5.5H6.5v9H4Z",
  flame:
    "M12 1c1 4 7 7 7 13.5C19 19 16 22.5 12 22.5S5 19 5 14.5C5 11 7 9 8 6.5c1.5 1 2 2.5 2 4C12 8 12.5 5 12 1Zm0 12c-2 2.5-3 3.5-3 5.5a3 3 0 0 0 6 0c0-2-1-3-3-5.5Z",
  flask: "M8.5 1.5h7V4H14v5l6 10c1 1.5 0 3.5-2 3.5H6c-2 0-3-2-2-3.5L10 9V4H8.5Zm3 9L8.5 15.5h7l-3-5Z",
  fleur:
    "M12 1c2 2.5 3 5 3 7.5 0 2-.7 3.5-1 4.5 1-2 2.5-4 5-4 2.5 0 3.5 2.5 2.5 4.5-1 1.7-3 1.5-3.5.5-2-.5-3 1-3.5 2H17v2.5h-3c.3 2 1 3 2.5 4.5h-9c1.5-1.5 2.2-2.5 2.5-4.5H7V16h2.5c-.5-1-1.5-2.5-3.5-2-.5 1-2.5 1.2-3.5-.5-1-2 0-4.5 2.5-4.5s4 2 5 4c-.3-1-1-2.5-1-4.5C9 6 10 3.5 12 1Z",
  flower: `${disc(12, 12, 2.7)}${around(6, 7, 3.3)}`,
  gear: `${burst(10, 11.5, 8.3)}${disc(12, 12, 4)}`,
  gem: "M6 3h12l5 7-11 12L1 10Zm1 2.5L4.5 9H8Zm10 0L16 9h3.5ZM9.5 11l2.5 7 2.5-7Z",
  ghost:
    "M12 2c4.5 0 7.5 3.5 7.5 8v12l-2.5-2-2.5 2-2.5-2-2.5 2L7 20l-2.5 2V10C4.5 5.5 7.5 2 12 2ZM9 8a1.7 2.2 0 1 0 0 4.4A1.7 2.2 0 0 0 9 8Zm6 0a1.7 2.2 0 1 0 0 4.4A1.7 2.2 0 0 0 15 8Z",
  grapes: `M11 1h2v4h-2Z${disc(6.5, 7.5, 2.6)}${disc(12, 7.5, 2.6)}${disc(17.5, 7.5, 2.6)}${disc(9.2, 12.7, 2.6)}${disc(14.8, 12.7, 2.6)}${disc(12, 18, 2.6)}`,
  hammer: "M3 3.5h14l4 4v3h-7.5V22h-3.5V10.5H3Z",
  hand: "M7 22.5v-5L3.3 12c-.8-1.5 1-2.5 2-1.5l2 2.5V4.5c0-2 2.6-2 2.6 0V11h.6V3c0-2 2.7-2 2.7 0v8h.6V4c0-2 2.6-2 2.6 0v7.5h.6v-5c0-1.8 2.4-1.8 2.4 0V16c0 2-1 3.5-2 4.5v2Z",
  hat: "M13 2c2 1 3 1.5 5 1l-2 4 2.5 9.5c2 .3 3.5 1 3.5 2 0 2-4.5 3-10 3s-10-1-10-3c0-1 1.5-1.7 3.5-2ZM7.3 15l-.5 2c3.3 1.2 7.2 1.2 10.4 0l-.5-2c-3 .9-6.4.9-9.4 0Z",
  heart: "M12 21.5C6 16.5 2 13 2 8.3 2 2.5 9.5 1.5 12 6.5c2.5-5 10-4 10 1.8 0 4.7-4 8.2-10 13.2Z",
  helmet: "M12 1.5c5.5 0 8.5 3.8 8.5 9.5v11H14v-8.5h4V11H6v2.5h4V22H3.5V11c0-5.7 3-9.5 8.5-9.5Z",
  horn: "M22.5 2.5v10l-2-1.2C14 12 9.5 15 6.5 21.5l-5-2.5C5 10.5 11 6 20.5 4.5Z",
  horns: "M2 2.5c0 4 2 6 5 6.5 1.5-1.5 3-1.5 5-1.5s3.5 0 5 1.5c3-.5 5-2.5 5-6.5 2 5 0 9.5-4 10.5l-2.5 7c-.5 2-2 2.5-3.5 2.5S9 22 8.5 20L6 13C2 12 0 7.5 2 2.5Z",
  horseshoe: "M8 22H2.5v-3h1C1.5 9.5 5 2 12 2s10.5 7.5 8.5 17h1v3H16v-3h1c1.5-7.5 0-12.5-5-12.5S5.5 11.5 7 19h1Z",
  hourglass:
    "M4 2h16v3h-2c0 4-2.5 5.5-4.5 7 2 1.5 4.5 3 4.5 7h2v3H4v-3h2c0-4 2.5-5.5 4.5-7C8.5 10.5 6 9 6 5H4Zm5 4c.5 1.5 1.5 2.5 3 3.5 1.5-1 2.5-2 3-3.5Z",
  house: "M12 2.5 22.5 12H19v9.5h-5V15h-4v6.5H5V12H1.5Z",
  houses: "M7.5 3 14 9.5h-1.5v4L17 9l6 6h-1.5v6.5h-20V9.5H1ZM5.5 12v3h3v-3Zm9.5 5v4.5h3V17Z",
  island:
    "M12 8c-3-4-7-3-9 0 3-1 5-.5 7 1-3 0-5 2-5 5 2-3 4-3.5 6.5-3.5C11 14 10.5 17 10 19c-4 0-7 1-8 3.5h20c-1-2.5-4-3.5-9-3.5.5-3 .5-6 .3-8.5 2.2.5 3.7 2 4.2 4.5 1.5-3 .5-5.5-2.5-6.5 2-1 4-1 6 .5-1-3.5-5-5-9-1Z",
  key: "M12 1.5a5 5 0 0 1 1.4 9.8V14H17.5v2.3h-4.1v1.9h4.1v2.3h-4.1v2h-2.8V11.3A5 5 0 0 1 12 1.5Zm0 2.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z",
  labyrinth: "M2 2h20v20H2V10h3v9h14V5H2Zm6 6h8v8H8v-3h5v-2H8Z",
  lamp: "M9 1h6v2H9ZM7 4h10l1.5 4v12h-13V8Zm1 5v9h8V9Zm4 1c1.5 2 2.2 3 2.2 4.3a2.2 2.2 0 0 1-4.4 0C9.8 13 10.5 12 12 10ZM4.5 21h15v2h-15Z",
  leaf: "M21 3C9 3 3 8 3 15c0 1.5.3 2.7 1 3.5L2 21l1.5 1.5L6 20c8 3 15-3 15-17ZM7 16.5C9 12 12 9.5 16 8c-3 3-5.5 5.5-7.5 9Z",
  lighthouse: "M9 2h6v3h1v2.3h-1.2L17 22H7L9.2 7.3H8V5h1ZM1.5 2.5 7 4.5v2.5l-5.5 2Zm21 0v6.5L17 7V4.5Z",
  lozenge: "M12 1 21.5 12 12 23 2.5 12Zm0 6-4.5 5 4.5 5 4.5-5Z",
  lute: "M20.5 1.5l2 2L20 5l-6.5 7.5c2 4 0 9.5-5 9.5a6.2 6.2 0 0 1-6.2-6.2c0-5 5.5-7 9.5-5L19 4ZM8.2 12.8a2.6 2.6 0 1 0 .01 0Z",
  mask: "M2 6c3 1 6-1 10 0 4-1 7 1 10 0 0 7-2 13-7 13-2 0-2-2.5-3-2.5S11 19 9 19C4 19 2 13 2 6Zm3.5 4c1 3.5 4.5 4 5.7 2-1.2-2-3.5-2.5-5.7-2Zm13 0c-2.2-.5-4.5 0-5.7 2 1.2 2 4.7 1.5 5.7-2Z",
  moon: "M15 1.5a10.6 10.6 0 1 0 7.5 14.5A9.5 9.5 0 0 1 15 1.5Z",
  mountain: "M1 20.5 9 5l4 7 2.5-4L23 20.5ZM9 9.5l-2 4 2 1.2 2-1.7Z",
  mouse:
    "M22 13c-1-3-3-5-5.5-5.5C15.5 4 11.5 5 12 8 6 8 3 12 3 16c-1.5 0-2 1-2 3s1 3 4 3h4v-2H5c-2 0-2-.5-2-1s.5-1 1.5-1H16l1-3h3c1.5 0 2.5-.5 2-2Zm-5.5-3a1.2 1.2 0 1 0 .01 0Z",
  mushroom: "M12 2c6 0 10 4.5 10 10H2C2 6.5 6 2 12 2ZM9 13.5h6c0 3 .5 6 2 8.5H7c1.5-2.5 2-5.5 2-8.5Z",
  paw: `M12 12c3 0 6 3.5 6 6.5s-2.5 3.5-6 2.5c-3.5 1-6 .5-6-2.5s3-6.5 6-6.5Z${disc(4.5, 10.5, 2.3)}${disc(9, 5.5, 2.5)}${disc(15, 5.5, 2.5)}${disc(19.5, 10.5, 2.3)}`,
  pickaxe: "M12 3.5c4-2 8-1 11 5-3-2.5-6-3.2-9.4-2.7V22h-3.2V5.8C7 5.3 4 6 1 8.5c3-6 7-7 11-5Z",
  purse: "M7 2h10l-2 4.5H9ZM9 8h6c5 3.5 6 6.5 6 9.5 0 3.5-3 4.5-9 4.5s-9-1-9-4.5C3 14.5 4 11.5 9 8Z",
  quatrefoil: `${around(4, 5.5, 5)}`,
  rings: `${ring(8.3, 12, 7.3, 4.7)}${ring(15.7, 12, 7.3, 4.7)}`,
  scales:
    "M11 2h2v2.5h7.5V6H20l2.5 8a3.6 3.6 0 0 1-7.2 0L18 6h-5v13.5h4V22H7v-2.5h4V6H6l2.7 8a3.6 3.6 0 0 1-7.2 0L4 6h-.5V4.5H11ZM5 9l-1.7 5h3.5Zm14 0-1.7 5h3.5Z",
  scroll: "M6 2h13a2.5 2.5 0 0 1 0 5h-1v12a3 3 0 0 1-3 3H5a2.5 2.5 0 0 1 0-5h1V4.5A2.5 2.5 0 0 1 6 2Zm3 6v1.9h6V8Zm0 4v1.9h6V12Z",
  scythe: "M5 23 14.5 6l2.3 1.2L7.5 23.5ZM18 4.5C11 0 5 2 1 9c5-4 10-4.5 15-1Z",
  shell: "M12 22l-4.5-.8 1-2.2C4 17 1.5 13.5 1.5 9.5 3 5.5 6.5 2.5 12 2.5s9 3 10.5 7c0 4-2.5 7.5-7 9.5l1 2.2ZM11.3 5v12h1.4V5ZM6.5 7.5 9 17l1.3-.3L8 7Zm11 0L16 7l-2.3 9.7L15 17Z",
  ship: "M11.2 1.5h1.6V4c4 1 6 4 6.5 8h-6.5v2H22c-.5 4.5-3 8-6 8H8c-3 0-5.5-3.5-6-8h9.2v-2h-6.5c.5-4 2.5-7 6.5-8Z",
  shovel: "M8.5 1h7v2.3h-2V12H17v5.5c0 3-2.5 4.5-5 5.5-2.5-1-5-2.5-5-5.5V12h3.5V3.3h-2Z",
  skull:
    "M12 2c5.5 0 9 3.5 9 8.5 0 3-1.5 5-3.5 6.5v4.5h-11V17C4.5 15.5 3 13.5 3 10.5 3 5.5 6.5 2 12 2ZM8 8.5a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Zm8 0a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4ZM12 14l-1.5 3h3Z",
  star: burst(5, 11.5, 4.7),
  sun: `${disc(12, 12, 4.8)}${Array.from({ length: 8 }, (_, index) => {
    const [sin, cos] = [Math.sin((index * Math.PI) / 4), Math.cos((index * Math.PI) / 4)]
    const at = (across: number, out: number): string => `${(12 + out * sin + across * cos).toFixed(2)} ${(12 - out * cos + across * sin).toFixed(2)}`
    return `M${at(-2, 6.3)}L${at(0, 11.8)}L${at(2, 6.3)}Z`
  }).join("")}`,
  sword: "M12 .5 14.2 4v10H18.5v2.3h-5v3.5a2 2 0 1 1-3 0v-3.5h-5V14h4.3V4Z",
  temple: "M12 2 22.5 8v2h-21V8ZM4 11.5h3.2v7H4Zm6.4 0h3.2v7h-3.2Zm6.4 0H20v7h-3.2ZM2 20h20v2.5H2Z",
  tent: "M11 1.5h6V4.5h-3.8L22.5 21.5h-7.2L12 14l-3.3 7.5H1.5L11 4.5Z",
  throne: "M6 1h12v3h-1v8h3v10.5h-3v-4H7v4H4V12h3V4H6Zm3.5 3.5V12h5V4.5Z",
  tower: "M4.5 2.5h3.3v3h2.5v-3h3.4v3h2.5v-3h3.3V10l-2 2v9.5h-3.7v-4a1.8 1.8 0 0 0-3.6 0v4H6.5V12l-2-2Z",
  tree: "M12 1l6 7h-3l5 6h-4l5 5h-7.5v3.5h-3V19H3l5-5H4l5-6H6Z",
  trefoil: `${disc(12, 6.5, 4.3)}${disc(6.5, 13.5, 4.3)}${disc(17.5, 13.5, 4.3)}M11 13h2l1.5 9.5h-5Z`,
  water: ripple(5) + ripple(11) + ripple(17),
  wheat:
    "M11.2 22.5V8h1.6v14.5ZM12 1c2 2 2 4 0 6-2-2-2-4 0-6ZM11 9C8 9 6 7.5 6 5c3 0 5 1.5 5 4Zm2 0c3 0 5-1.5 5-4-3 0-5 1.5-5 4Zm-2 5c-3 0-5-1.5-5-4 3 0 5 1.5 5 4Zm2 0c3 0 5-1.5 5-4-3 0-5 1.5-5 4Zm-2 5c-3 0-5-1.5-5-4 3 0 5 1.5 5 4Zm2 0c3 0 5-1.5 5-4-3 0-5 1.5-5 4Z",
  wheel: `${ring(12, 12, 11, 8.5)}${burst(8, 8.5, 1.8)}`,
  wing: "M3 3.5c8-2 16 1 19.5 5.5-2-.5-3-.5-5 0 2 .7 3 1.5 4 3-2-.5-3.5-.5-5 0 1.5.8 2.5 1.8 3 3-3-.5-5 0-7 1.5C9.5 18 7.5 20.5 6 23 3 17 2 9.5 3 3.5Z",
} as const

export type ChargeName = keyof typeof CHARGES
export const CHARGE_NAMES = Object.keys(CHARGES) as ChargeName[]

// Parts of English names (as in ids) and what they call to mind; the first that fits counts.
const MEANINGS: readonly (readonly [RegExp, ChargeName])[] = (
  [
    ["lighthouse", "lighthouse"], ["throne|possession|procession", "throne"], ["labyrinth|passage|sinister|lost_in|lost_arts|catacomb|mastermind|scheme", "labyrinth"],
    ["gamble|lucky|fortune|wishing|jack_of|swindl|haggl|courtier|pawn", "die"],
    ["scepter|wand|familiar|transmut|alchem|potion|apothecar|philosoph|elixir|vial|doctor", "flask"],
    ["colony", "flag"], ["witch|wizard|sorcer|conjur|magic|enchant|warlock|acolyte", "hat"], ["hag|coven|brew|kiln|stew", "cauldron"],
    ["ghost|haunt|wisp|spirit|pixie|imp$|poltergeist|misery|miserable", "ghost"], ["vampire|^bat$|bad_omen", "bat"],
    ["werewolf|moon|^night|delusion|deluded", "moon"], ["curse|necro|crypt|death|lich|plague|zombie|cemetery|tomb|torment|poverty|war$|fear|famine|pirate", "skull"],
    ["king|queen|crown|royal|governor|prince|^lord|overlord|diadem|dominate|sovereign|province|empire|conquest|triumph$", "crown"],
    ["duke|duch|count$|baron|marquis|noble|patrician|margrave|regent|count_", "fleur"],
    ["castle|tower|keep$|fort|stronghold|citadel|garrison|barracks|wall$|dungeon|tournament|battlement", "tower"],
    ["city|town|quarter|settlers|suburb|metropolis|burg", "houses"], ["village|hamlet|cottage|hovel|estate|poor_house|villa$|settle|necropolis|survivor", "house"],
    ["knight|sir_|dame_|legion|guard|sentinel|sentry|gladiator|champion|soldier|warrior|squire", "helmet"],
    ["militia|skirmish|mercenar|swash|hero|warlord|clash|assassin|captain|goons|battle|bandit|minion|rogue|villain|ambush", "sword"],
    ["woodcut|saboteur|butcher|maraud|barbarian|pillage|raze|plunder|raid|cutpurse|lumber", "axe"],
    ["blacksmith|smithy|anvil|coppersmith|ironworks|armory|weapon", "anvil"],
    ["forge|workshop|mason|remodel|remake|upgrade|carpenter|rebuild|build|expand|sculpt|artisan|improve|dismantle|replace|stonemason|craft", "hammer"],
    ["engineer|invent|innovat|artific|ironmonger|experiment|research|procession|capitalism|modif|transmog|tinker", "gear"],
    ["mine$|mine_|mining|quarry|delve|dig|rocks|excavat|abandoned", "pickaxe"], ["graverob|scavenger|toil|salt_the|junk|rebury|trash", "shovel"],
    ["ship|galley|boat|fleet|barge|voyage|ferry|odyssey|smuggl|sail", "ship"], ["port$|wharf|haven|seaway|harbor|navigator|seas|embargo|outpost", "anchor"],
    ["fish|pearl|seal|otter|frog|turtle", "fish"], ["island|oasis|distant|tropic", "island"],
    ["moat|river|fountain|pool|well$|bath|canal|aqueduct_|sewer|swamp|water|avanto|sauna|tunnel|lake|cave", "water"],
    ["bridge|aqueduct|arch$|road|highway|border|crossroad|pathfind|mountain_pass", "bridge"],
    ["mill|farm|harvest|crop|baker|plenty|feodum|field|grain|reap_", "wheat"], ["reap|locust|death_cart|desperation", "scythe"],
    ["vine|wine|feast", "grapes"], ["inn$|innkeep|hostel|tavern|banquet|ball$|patron|relic|chalice|envious|host", "cup"],
    ["forest|wood|grove|orchard|tree|sawmill", "tree"], ["garden|flower|herb|green|pasture|spice|silk|perfume", "flower"],
    ["druid|leaf|earth|taxman|tax|sprawl", "leaf"], ["acorn|squirrel|boar|pig", "acorn"], ["mushroom|leprechaun|pooka|goblin", "mushroom"],
    ["mountain|hill|plateau|rock|stone|territory|peak|cliff", "mountain"],
    ["library|scholar|student|universit|archive|academy|sage|scribe|museum|storytell|tome|lore|teacher|training|apprentice|mystic", "book"],
    ["courier|messenger|contract|plan$|map|mission|quest|decree|charter|scout|charlatan|writ|advisor|emissary|envoy|ambassador|diplomat|invest|loan|borrow|credit|debt|masterpiece", "scroll"],
    ["star|wish|astrolog|fate|charm|talisman", "star"], ["sun|day|sky|dawn|windfall", "sun"],
    ["seer|oracle|sibyl|augur|scry|spy|lookout|watch|envy|eye|prophec|cartograph|soothsay|vision|survey|deceiv", "eye"],
    ["explor|expedition|compass|ranger|guide|pilgrim|journey|wayfar|travel|traveller|vagrant|nomad|hireling|wander", "compass"],
    ["page$|peasant|boot|march|walk|pursue|tracker|fugitive|peddler|disciple|harbinger", "boot"],
    ["key|secret|vault|gatekeep|lock|gate", "key"], ["chest|treasur|hoard|stockpile|cache|cargo|supplies|storeroom|trove|spoils", "chest"],
    ["pouch|bag|purse|goods|importer|beggar|miser|pickpocket", "purse"], ["cellar|warehouse|barrel|silos|save|reserve|stash|counting", "barrel"],
    ["market|merchant|trade|trading|broker|bargain|shopkeep|bazaar|commerce|emporium|swap|black_market|haggl|league", "scales"],
    ["copper|silver|gold|platinum|coin|ducat|money|idol_", "coin"], ["bank|coffers|mint|treasury|monopol|salvag|bounty|prosper|fools|ill_gotten|capital", "coins"],
    ["gem|jewel|idol|diamond|crystal|lamp_|mirror|artifact", "gem"], ["tent|camp|bivouac|settlement", "tent"],
    ["horse|cavalry|stable|steed|groom|livery|ride|paddock|stampede|destrier|sleigh|mule|camel|mount", "horseshoe"],
    ["hound|dog|cat$|cat_|wolf|animal|menagerie|beast|hunting|bear|monkey|mole", "paw"], ["hunt|archer|bow|trapp", "bow"],
    ["ox$|goat|sheep|bull|cow|minotaur", "horns"], ["shepherd|pastor|herd|bishop|priest|monk", "crook"],
    ["rat$|rats|ratcatch|mouse|urchin|vermin", "mouse"], ["butterfly|changeling|fairy|metamorph|faithful", "butterfly"],
    ["falcon|magpie|owl|raven|crow|bird|duplicate", "bird"], ["feather|quill|wind|duct|scrap|storyt", "feather"], ["wing|angel|seize|swift|giant", "wing"],
    ["church|chapel|monaster|abbey|cathedral|cardinal|pilgrim|sanctuar|shrine|exorc|ritual|sacri", "church"],
    ["bell|crier|herald|summon|alms|cultist|cult", "bell"], ["horn|trumpet|signal|worm", "horn"], ["minstrel|bard|lute|music|troupe|dance", "lute"],
    ["mask|masquerade|jester|fool|torturer|pageant|ghost|tragic|swind|chameleon|lurker|skulk", "mask"],
    ["fire|flame|burn|torch|inferno|bonfire|smoke", "flame"], ["lantern|lamp|candle|light", "lamp"],
    ["bolt|storm|thunder|lightning|raider|attack|rabble|demand|catapult", "bolt"],
    ["wedding|alliance|family|order_of|fellowship|circle|guild|union|band_of", "rings"], ["gift|love|princess|peaceful|desert|blessed|heart|charity", "heart"],
    ["chain|torture|prison|slave|lackey|captive|tormentor|pillory", "chain"], ["delay|time|tactic|outpost|haste|steward|crumbling|aged|ruin|overgrown", "hourglass"],
    ["wheel|cart|carriage|wagon|caravan|chariot|transport|traveling|fair", "wheel"],
    ["temple|colonnade|forum|palace|arena|basilica|obelisk|monument|hall|plaza|piazza|conclave|council|pantheon|senate|tribute|museum|galler", "temple"],
    ["flag|banner|standard|crusad|pennant|recruit|populate", "flag"], ["embassy|envoy|inherit", "scroll"], ["hand|beg|steal|thief|masons|bargain|grasp|settl", "hand"],
    ["shell|coast|sea|tide|mollusk", "shell"], ["cross|hospital|relief|obol|crypt", "cross"],
  ] as const
).map(([parts, charge]) => [new RegExp(parts), charge])

/** What an id calls to mind, if anything. */
export function meaning(id: string): ChargeName | undefined {
  return MEANINGS.find(([parts]) => parts.test(id))?.[1]
}
