/** Hands what was answered to the person as a file of their device. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // some browsers only begin to read it after the click
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
