/** Hands a text to the browser's downloads under a name. */
export function saveAsFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has begun by then; before, some browsers would find nothing at the address.
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}
