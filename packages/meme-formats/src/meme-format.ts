import type { MemeFormatId } from '@trendverse/domain/memes/meme-kinds'
import type { Pen } from './pen'

/** The drawing canvas, in pixels (MM-21). */
export const PICTURE_WIDTH = 800
export const PICTURE_HEIGHT = 600

/** A rectangle as fractions of the picture, from its upper left corner. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Where and how one caption stands. */
export type CaptionBox = Box & {
  /** Which of the format's roles it shows; see `CAPTION_ROLES` of the domain. */
  readonly role: string
  readonly align: 'left' | 'center' | 'right'
  readonly verticalAlign: 'top' | 'middle' | 'bottom'
  readonly letterCase: 'upper' | 'as_written'
  /** `#rrggbb` */
  readonly color: string
  /** Outline of the letters; null: none. */
  readonly stroke: { readonly color: string /** Fraction of the font's size. */; readonly width: number } | null
  /** Fractions of the picture's height: never larger, and smaller only down to where 200 characters fit. */
  readonly maxFontSize: number
  readonly minFontSize: number
}

/** What a scene is tinted with, so that a meme belongs to its trend. */
export type SceneColors = {
  /** The trend's own colour, `#rrggbb`. */
  readonly accent: string
}

/** One meme format: where its captions stand, and the drawing that makes it this format at a glance. */
export type MemeFormat = {
  readonly id: MemeFormatId
  /** What people call it. */
  readonly name: string
  /** One sentence: when to use it. */
  readonly hint: string
  /** One per caption, in the order of the format's roles. */
  readonly boxes: readonly CaptionBox[]
  /** Where a picture a model painted goes instead of the scene; null: the scene is the joke. */
  readonly painting: Box | null
  /** What the scene shows, for who cannot see it; captions are read beside it. */
  readonly sceneAltText: string
  /** Draws the whole picture without captions, 800 x 600, the same every time. */
  readonly drawScene: (pen: Pen, colors: SceneColors) => void
}
