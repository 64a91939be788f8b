/** Puts a text into the clipboard; false where the browser refuses, or has none for pages without TLS. */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** The same with a picture, which clipboards take as PNG only. */
export async function copyPicture(picture: () => Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture() })])
    return true
  } catch {
    return false
  }
}
