/** Puts a text that is selected just now into the clipboard; false: it can only be copied by hand. */
export async function toClipboard(selected: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(selected)
    return true
  } catch {
    return document.execCommand("copy") // the clipboard is kept from pages without TLS, as in a local network
  }
}
