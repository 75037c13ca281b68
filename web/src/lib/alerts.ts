// Outside the page: a notice of the browser when it is one's turn and the page is out of sight.

/** May there be notices?  Asks the reader, if nobody has asked yet. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false
  return (await Notification.requestPermission()) === "granted"
}

/** One for each table, the newest; it leads to the page, and goes when the reader comes. */
export function notify(title: string, body: string, tag: string): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return
  try {
    const notice = new Notification(title, { body, tag, icon: "./crown.svg" })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
    document.addEventListener("visibilitychange", () => notice.close(), { once: true })
  } catch {
    // Some browsers let only their own workers do this.
  }
}
