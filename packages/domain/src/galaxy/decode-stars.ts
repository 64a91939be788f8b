import { GOES_ON } from './life'
import { emptyColumns, type StarColumns } from './star-columns'
import {
  MOST_STARS_PER_PART,
  STAR_HEADER_BYTES,
  STAR_MAGIC,
  STAR_PARTS,
  STAR_VERSION,
  type StarPart,
} from './star-part'

/** Bytes are no part of a galaxy this version can draw: cut short, of another version, or with impossible numbers. */
export class UnreadableStars extends Error {
  override readonly name = 'UnreadableStars'
}

/** Reads what `encodeStars` wrote. Throws `UnreadableStars`; what comes back can be drawn without a further check. */
export function decodeStars(bytes: Uint8Array): StarPart {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < STAR_HEADER_BYTES) throw new UnreadableStars('The galaxy is cut short.')
  if (view.getUint32(0, true) !== STAR_MAGIC) throw new UnreadableStars('This is no galaxy.')
  const version = view.getUint16(4, true)
  if (version !== STAR_VERSION) throw new UnreadableStars(`The galaxy is of version ${version}.`)
  const part = STAR_PARTS.find((one) => one === view.getUint8(6))
  const count = view.getUint32(8, true)
  const total = view.getUint32(12, true)
  const hour = view.getUint32(16, true)
  if (part === undefined || count > total || count > MOST_STARS_PER_PART) {
    throw new UnreadableStars('The galaxy has an impossible size.')
  }
  const { categories, end } = readTable(view, view.getUint8(7))
  const columns = emptyColumns(count)
  const rest = readNumbers(bytes, end, columns.numbers)
  if (bytes.length !== rest + 12 * count) throw new UnreadableStars('The galaxy is cut short.')
  readColumns(view, rest, columns)
  checkColumns(columns, categories.length, hour)
  return { part, total, hour, categories, columns }
}

function readTable(view: DataView, length: number): { categories: string[]; end: number } {
  const categories: string[] = []
  let at = STAR_HEADER_BYTES
  for (let index = 0; index < length; index += 1) {
    const units = at < view.byteLength ? view.getUint8(at) : 0
    at += 1
    if (at + 2 * units > view.byteLength) throw new UnreadableStars('The galaxy is cut short.')
    let name = ''
    for (const end = at + 2 * units; at < end; at += 2) name += String.fromCharCode(view.getUint16(at, true))
    categories.push(name)
  }
  return { categories, end: at }
}

/** Fills the numbers and answers where they end. */
function readNumbers(bytes: Uint8Array, start: number, numbers: Uint32Array): number {
  let at = start
  let before = 0
  for (let row = 0; row < numbers.length; row += 1) {
    let difference = 0
    let scale = 1
    let byte = 0x80
    for (; byte >= 0x80; scale *= 0x80) {
      const next = bytes[at++]
      if (next === undefined) throw new UnreadableStars('The galaxy is cut short.')
      byte = next
      difference += (byte % 0x80) * scale
      if (difference > 0xffff_ffff) throw new UnreadableStars('A star has an impossible number.')
    }
    before += difference
    if (difference === 0 || before > 0xffff_ffff) throw new UnreadableStars('A star has an impossible number.')
    numbers[row] = before
  }
  return at
}

function readColumns(view: DataView, start: number, columns: StarColumns): void {
  const count = columns.numbers.length
  const peaks = start + 4 * count
  const lasts = peaks + 2 * count
  const reaches = lasts + 2 * count
  const kinds = reaches + count
  const families = kinds + count
  let born = 0
  for (let row = 0; row < count; row += 1) {
    born = (born + view.getUint32(start + 4 * row, true)) >>> 0
    columns.bornHours[row] = born
    columns.peakHours[row] = view.getUint16(peaks + 2 * row, true)
    columns.lastHours[row] = view.getUint16(lasts + 2 * row, true)
    columns.reaches[row] = view.getUint8(reaches + row)
    columns.categories[row] = view.getUint8(kinds + row)
    columns.families[row] = view.getUint16(families + 2 * row, true)
  }
}

function checkColumns(columns: StarColumns, categories: number, hour: number): void {
  const { numbers, bornHours, peakHours, lastHours } = columns
  for (let row = 0; row < numbers.length; row += 1) {
    const last = lastHours[row] ?? 0
    const peak = peakHours[row] ?? 0
    const isPossible =
      peak <= last && peak !== GOES_ON && (bornHours[row] ?? 0) <= hour && (columns.categories[row] ?? 0) < categories
    if (!isPossible) throw new UnreadableStars(`Star ${numbers[row]} has an impossible life.`)
  }
}
