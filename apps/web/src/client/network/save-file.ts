/** Saves a response as a file on the user's device. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // some browsers start reading only after the click
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
