import { SECOND_MS } from '@trendverse/domain/primitives/time'

/** Some browsers read the file only after the click is done. */
const KEPT_MS = 10 * SECOND_MS

/** Hands a file to the browser's downloads under a name. */
export function saveAsFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
