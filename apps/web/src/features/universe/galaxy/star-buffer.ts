import type { StarColumns } from '@trendverse/domain/galaxy/star-columns'

/** Bytes of one star in the vertex buffer: number, born hour, peak and last, reach and category, family. */
export const STAR_BYTES = 16

/** Where each column lies in a star's bytes, and of which whole numbers it is made. */
export const STAR_LAYOUT = {
  number: { size: 1, type: 'UNSIGNED_INT', offset: 0 },
  bornHour: { size: 1, type: 'UNSIGNED_INT', offset: 4 },
  span: { size: 2, type: 'UNSIGNED_SHORT', offset: 8 },
  kind: { size: 2, type: 'UNSIGNED_BYTE', offset: 12 },
  family: { size: 1, type: 'UNSIGNED_SHORT', offset: 14 },
} as const

/** The columns of a part, star by star, as the graphics read them. */
export function interleaveStars(columns: StarColumns): ArrayBuffer {
  const { numbers, bornHours, peakHours, lastHours, reaches, categories, families } = columns
  const bytes = new ArrayBuffer(numbers.length * STAR_BYTES)
  const words = new Uint32Array(bytes)
  const halves = new Uint16Array(bytes)
  const single = new Uint8Array(bytes)
  for (let row = 0; row < numbers.length; row++) {
    words[row * 4] = numbers[row] ?? 0
    words[row * 4 + 1] = bornHours[row] ?? 0
    halves[row * 8 + 4] = peakHours[row] ?? 0
    halves[row * 8 + 5] = lastHours[row] ?? 0
    single[row * STAR_BYTES + 12] = reaches[row] ?? 0
    single[row * STAR_BYTES + 13] = categories[row] ?? 0
    halves[row * 8 + 7] = families[row] ?? 0
  }
  return bytes
}
