import type { StarColumns } from './star-columns'

/** "TVGX", read as a little-endian number. */
export const STAR_MAGIC = 0x58475654
export const STAR_VERSION = 1
/** Bytes before the table of categories. */
export const STAR_HEADER_BYTES = 20

/** Lives come in three parts, the brightest of the present first. */
export const STAR_PARTS = [0, 1, 2] as const
export type StarPartNumber = (typeof STAR_PARTS)[number]

/** Most lives a part may hold: what a picture is sized for. */
export const MOST_STARS_PER_PART = 1_000_000

/**
 * One part of the galaxy. As bytes, little endian throughout: magic (4), version (2), part (1), number of categories (1),
 * count (4), total (4), hour (4); each category as its length (1) and UTF-16 code units (2 each); then whole columns one after
 * another: numbers as LEB128 of the difference to the one before, ascending; born hours as 4 bytes of the difference to
 * the one before, modulo 2^32; peak (2), last (2), reach (1), category (1), family (2).
 */
export type StarPart = {
  readonly part: StarPartNumber
  /** Lives over all parts. */
  readonly total: number
  /** The hour in which the parts were made, see `hourOf`. */
  readonly hour: number
  /** Names of the categories that `columns.categories` points into. */
  readonly categories: readonly string[]
  /** Ascending by number. */
  readonly columns: StarColumns
}
