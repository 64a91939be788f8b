import type { PrecompressedResponse } from './precompressed-response'

/** How one prepared response is sent to one client. */
export type ChosenVariant = {
  readonly status: number
  readonly headers: readonly string[]
  /** Empty for "not modified". */
  readonly body: Buffer
}

const EMPTY = Buffer.alloc(0)

/**
 * Whether the client takes an encoding: named, or by the wildcard, and not refused by a weight of zero (RFC 9110,
 * 12.5.3).
 */
export function acceptsEncoding(acceptEncoding: string, encoding: 'br' | 'gzip'): boolean {
  if (!acceptEncoding.includes(encoding) && !acceptEncoding.includes('*')) return false
  let wildcard = false
  for (const part of acceptEncoding.split(',')) {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    const refused = parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter))
    if (name === encoding) return !refused
    if (name === '*') wildcard = !refused
  }
  return wildcard
}

/** Whether the client already holds one of our copies (weak comparison, as RFC 9110, 13.1.2 asks). */
function holdsCopy(ifNoneMatch: string, prepared: PrecompressedResponse): boolean {
  if (ifNoneMatch.trim() === '*') return true
  const held = new Set(ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, '')))
  return Object.values(prepared.variants).some((variant) => held.has(variant.etag))
}

/** Picks the smallest copy the client takes, or "not modified" when it holds one. */
export function chooseVariant(
  prepared: PrecompressedResponse,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): ChosenVariant {
  const { br, gzip, identity } = prepared.variants
  const accepted = acceptEncoding ?? ''
  const variant =
    (br !== undefined && acceptsEncoding(accepted, 'br') ? br : undefined) ??
    (gzip !== undefined && acceptsEncoding(accepted, 'gzip') ? gzip : undefined) ??
    identity
  if (prepared.status === 200 && ifNoneMatch !== undefined && holdsCopy(ifNoneMatch, prepared)) {
    return { status: 304, headers: variant.notModifiedHeaders, body: EMPTY }
  }
  return { status: prepared.status, headers: variant.headers, body: variant.body }
}
