import type { StarColumns } from './star-columns'
import { STAR_HEADER_BYTES, STAR_MAGIC, STAR_VERSION, type StarPart } from './star-part'

function varintLength(value: number): number {
  return value < 0x80 ? 1 : value < 0x4000 ? 2 : value < 0x20_0000 ? 3 : value < 0x1000_0000 ? 4 : 5
}

function numbersLength({ numbers }: StarColumns): number {
  let length = 0
  let before = 0
  for (const number of numbers) {
    if (number <= before) throw new RangeError(`Star ${number} does not come after ${before}.`)
    length += varintLength(number - before)
    before = number
  }
  return length
}

/** The bytes of a part, see `StarPart`. Throws RangeError when its numbers do not ascend. */
export function encodeStars({ part, total, hour, categories, columns }: StarPart): Uint8Array<ArrayBuffer> {
  const tableLength = categories.reduce((sum, name) => sum + 1 + 2 * name.length, 0)
  const count = columns.numbers.length
  const bytes = new Uint8Array(STAR_HEADER_BYTES + tableLength + numbersLength(columns) + 12 * count)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, STAR_MAGIC, true)
  view.setUint16(4, STAR_VERSION, true)
  view.setUint8(6, part)
  view.setUint8(7, categories.length)
  view.setUint32(8, count, true)
  view.setUint32(12, total, true)
  view.setUint32(16, hour, true)
  let at = STAR_HEADER_BYTES
  for (const name of categories) {
    view.setUint8(at, name.length)
    at += 1
    for (let index = 0; index < name.length; index += 1) {
      view.setUint16(at, name.charCodeAt(index), true)
      at += 2
    }
  }
  let before = 0
  for (const number of columns.numbers) {
    let rest = number - before
    before = number
    for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes[at++] = (rest % 0x80) | 0x80
    bytes[at++] = rest
  }
  let bornBefore = 0
  for (const born of columns.bornHours) {
    view.setUint32(at, (born - bornBefore) >>> 0, true)
    bornBefore = born
    at += 4
  }
  for (const column of [columns.peakHours, columns.lastHours]) {
    for (const value of column) {
      view.setUint16(at, value, true)
      at += 2
    }
  }
  for (const column of [columns.reaches, columns.categories]) {
    bytes.set(column, at)
    at += count
  }
  for (const family of columns.families) {
    view.setUint16(at, family, true)
    at += 2
  }
  return bytes
}
