import type { SharedLink } from '@trendverse/social-platforms/social-platform'

/** Whether this device has a share sheet of its own. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function'
}

export type SheetOutcome = 'shared' | 'dismissed' | 'failed'

/** SH-06: hands everything to the device’s own share sheet, the picture as a file where it takes one. */
export async function openShareSheet(
  { url, text, title }: Pick<SharedLink, 'url' | 'text' | 'title'>,
  picture: (() => Promise<Blob>) | undefined,
): Promise<SheetOutcome> {
  if (!hasShareSheet()) return 'failed'
  try {
    const files = picture === undefined ? [] : [new File([await picture()], 'picture.png', { type: 'image/png' })]
    const canTakeFiles = files.length > 0 && navigator.canShare?.({ files })
    await navigator.share({ url, text, title, ...(canTakeFiles && { files }) })
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'failed'
  }
}
