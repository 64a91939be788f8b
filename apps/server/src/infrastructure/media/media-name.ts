/** Where visitors' files are served from: apart from pages and API, so that no cookie of theirs reaches it. */
export const MEDIA_PATH = '/media/'

const NAME = /^[a-f0-9]{16,64}\.(?:webp|png|jpg)$/
const CONTENT_TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', png: 'image/png', jpg: 'image/jpeg' }

/** The name in a path of ours, or null: whatever is spelt another way is no file of ours and is not looked for. */
export function mediaNameOf(path: string): string | null {
  const name = path.startsWith(MEDIA_PATH) ? path.slice(MEDIA_PATH.length) : ''
  return NAME.test(name) ? name : null
}

/** The type a name says; it was given by us when the file was made. */
export function mediaTypeOf(name: string): string {
  return CONTENT_TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}
