import { SECOND_MS } from '@trendverse/domain/primitives/time'

/** Some browsers read the file only after the click is done. */
const KEEP_MS = 10 * SECOND_MS

/** Hands a file to the visitor under a name. */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS)
}
