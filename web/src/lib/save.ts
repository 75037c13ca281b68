/** Puts something into the reader's downloads. */
export function save(content: Blob, name: string): void {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
