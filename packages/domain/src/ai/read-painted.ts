import { isFields } from './json-fields'
/** A picture as an answer has it: behind an address, or as base64. */
export type PaintedForm =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'base64'; readonly base64: string }

/** Fields that hold a URL, or either a URL or the picture. */
const ADDRESSES = ['url', 'image_url', 'image', 'sample', 'result', 'data'] as const
const INLINE = ['b64_json', 'b64', 'base64', 'image_base64', 'bytesBase64Encoded', 'imageBytes'] as const
/** How base64 of a PNG, JPEG, WebP or GIF begins. */
const PICTURE = /^(?:iVBORw0KGgo|\/9j\/|UklGR|R0lGOD)/
/** `{"choices": [{"message": {"images": [{"image_url": ...}]}}]}` */
const MAX_DEPTH = 7
const MAX_LOOKED_AT = 100

/**
 * The first picture of an answer (AI-08): an address, the picture itself, or a `data:` address, which may stand where either is
 * expected, in the form of this API or of another. Null where there is none.
 */
export function readPainted(json: unknown): PaintedForm | null {
  let level: readonly unknown[] = [json]
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
    for (const one of level) {
      const painted = pictureOf(one)
      if (painted !== null) return painted
    }
    level = level.flatMap(within).slice(0, MAX_LOOKED_AT)
  }
  return null
}

/** The values to look through next. A bare text counts only inside a list or as `output`. */
function within(one: unknown): readonly unknown[] {
  if (Array.isArray(one)) return one.slice(0, MAX_LOOKED_AT)
  if (!isFields(one)) return []
  return Object.entries(one).flatMap(([name, value]) =>
    typeof value === 'string' ? (name === 'output' ? [value] : []) : [value],
  )
}

function pictureOf(one: unknown): PaintedForm | null {
  if (typeof one === 'string') return formOf(one, false)
  if (!isFields(one)) return null
  const address = ADDRESSES.flatMap((name) => {
    const value = one[name]
    return [isFields(value) ? value.url : value].filter(isText)
  })
  const inline = INLINE.flatMap((name) => [one[name]].filter(isText))
  const [first] = [
    ...address.flatMap((text) => formOf(text, false) ?? []),
    ...inline.flatMap((text) => formOf(text, true) ?? []),
  ]
  return first ?? null
}

/** @param isInline Whether a bare text is base64 where it stands. */
function formOf(text: string, isInline: boolean): PaintedForm | null {
  const trimmed = text.trim()
  const comma = trimmed.indexOf(',')
  if (/^data:/i.test(trimmed)) {
    const isBase64 = /;\s*base64\s*$/i.test(trimmed.slice(0, comma))
    return comma === -1 || !isBase64 ? null : { kind: 'base64', base64: trimmed.slice(comma + 1) }
  }
  if (/^https?:/i.test(trimmed)) return { kind: 'address', address: trimmed }
  if (isInline || PICTURE.test(trimmed)) return { kind: 'base64', base64: trimmed }
  // an address on the provider's own server; base64 of a JPEG begins with a slash as well
  return /^\/(?!\/|9j\/)\S{1,2000}$/.test(trimmed) ? { kind: 'address', address: trimmed } : null
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
