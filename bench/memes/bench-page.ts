import type { MemeFormatId } from '@trendverse/domain/memes/meme-kinds'

/** Milliseconds of one keystroke. */
export type KeystrokeMs = {
  /** Until the page may go on: captions fitted, everything told to the canvas. */
  readonly told: number
  /** Until every pixel is there. */
  readonly drawn: number
  /** The kept scene and the same captions set bare, at one size and on one line: every pixel. */
  readonly bare: number
}

/** Milliseconds until a file is there. */
export type ExportMs = {
  /** Drawing and writing, as a download does. */
  readonly whole: number
  /** The writing of it alone. */
  readonly written: number
  /** The writing of an empty canvas of the same size. */
  readonly empty: number
}

/** What the bench page offers to the measurements, as `window.memeBench`. */
export type MemeBench = {
  readonly keystrokes: (format: MemeFormatId, rounds: number) => readonly KeystrokeMs[]
  readonly exports: (format: MemeFormatId, rounds: number) => Promise<readonly ExportMs[]>
}
