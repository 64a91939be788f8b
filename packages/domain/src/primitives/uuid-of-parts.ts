import type { Uuid } from './uuid'

/** Four lanes of FNV-1a over the characters, each with its own start, mixed as MurmurHash3 ends: 128 bits in all. */
const LANES = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35] as const

function laneOf(text: string, start: number): number {
  let hash = start
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * A name for what these parts say, the same every time: a UUID of version 8 (RFC 9562). Nothing secret may depend on it.
 *
 * @example uuidOfParts([trendId, 'drake'])
 */
export function uuidOfParts(parts: readonly (string | number)[]): Uuid {
  const text = JSON.stringify(parts)
  const hex = LANES.map((start) => laneOf(text, start).toString(16).padStart(8, '0')).join('')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
