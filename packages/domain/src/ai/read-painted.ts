/** A picture as an answer has it: behind an address, or as base64. */
export type PaintedForm =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'base64'; readonly base64: string }

type Fields = Readonly<Record<string, unknown>>

const LISTS = ['data', 'images', 'output'] as const
const ADDRESSES = ['url', 'image_url', 'image'] as const
const INLINE = ['b64_json', 'b64', 'base64', 'image_base64', 'image'] as const
const MAX_LOOKED_AT = 10

/**
 * The first picture of an answer (AI-08): an address, the picture itself, or a `data:` address, which may stand where either is
 * expected. Null where there is none.
 */
export function readPainted(json: unknown): PaintedForm | null {
  if (Array.isArray(json)) return json.length === 1 ? readPainted(json[0]) : null
  if (!isFields(json)) return null
  const listed = LISTS.flatMap((name) => {
    const value = json[name]
    return Array.isArray(value) ? value.slice(0, MAX_LOOKED_AT) : isFields(value) ? [value] : []
  })
  for (const one of listed) {
    const painted = pictureOf(one)
    if (painted !== null) return painted
  }
  return null
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
  if (isInline) return { kind: 'base64', base64: trimmed }
  // an address on the provider's own server; base64 of a JPEG begins with a slash as well
  return /^\/(?!\/|9j\/)\S{1,2000}$/.test(trimmed) ? { kind: 'address', address: trimmed } : null
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
