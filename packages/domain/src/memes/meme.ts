import type { FallbackReason } from '../ai/fallback-reason'
import type { Uuid } from '../primitives/uuid'
import type { MemeFormatId, MemeStyle, MemeTone } from './meme-kinds'

/** OP-54, in characters as people count them. */
export const MAX_CUSTOM_TEXT_LENGTH = 200
export const MAX_CONTEXT_LENGTH = 300
/** One caption. */
export const MAX_CAPTION_LENGTH = 200
export const MAX_ALT_TEXT_LENGTH = 500
export const MAX_HASHTAG_LENGTH = 50
/** OP-53 */
export const MIN_HASHTAGS = 3
export const MAX_HASHTAGS = 8

/** MM-20, OP-55 */
export const HISTORY_KEPT = 100
export const HISTORY_SHOWN = 20
export const SAVED_KEPT = 50

/** Who wrote the captions. */
export const MEME_GENERATORS = ['ai', 'built-in'] as const
export type MemeGenerator = (typeof MEME_GENERATORS)[number]

/** The captions of a meme and what goes with them, as a writer delivers them (MM-18, OP-53). */
export type MemeText = {
  readonly id: Uuid
  readonly trendName: string
  readonly style: MemeStyle
  /** Every caption, a line each. */
  readonly text: string
  /** The first and the last caption; the same where there is one only. */
  readonly topText: string
  readonly bottomText: string
  /** One per role of the format, in the order they are read; see `CAPTION_ROLES`. */
  readonly captions: readonly string[]
  readonly imagePrompt: string
  readonly altText: string
  /** Unique, 3 to 8, each with its `#`. */
  readonly hashtags: readonly string[]
  /** 1 to 10. */
  readonly viralPotential: number
  readonly targetAudience: string
  readonly memeCulture: string
  readonly shareableQuote: string
  /** ISO 8601, UTC. */
  readonly generatedAt: string
  readonly generatedBy: MemeGenerator
  /** What it was written from. */
  readonly source: string
  readonly version: number
}

/** So many captions are offered for one meme. */
export const CHOICES_OFFERED = 3

/** Captions that are offered for a meme, and what goes with these captions alone. */
export type MemeChoice = Pick<MemeText, 'captions' | 'altText' | 'shareableQuote'>

/** How a visitor moved and sized one caption; null where the format's own place stands. Fractions of the picture. */
export type CaptionPlacement = {
  /** The middle of the caption. */
  readonly x: number
  readonly y: number
  /** 1 is the size that fits by itself. */
  readonly scale: number
}

/** A meme as it is kept (MM-19), with what it takes to draw it again and to go on editing it. Instants are milliseconds since 1970. */
export type Meme = {
  readonly id: Uuid
  readonly trendId: Uuid
  readonly trendName: string
  /** The drawn picture, same-origin; null until its maker's page, or the server, has drawn and kept it. */
  readonly imageUrl: string | null
  /** What a model painted for it, same-origin; null where there is none. */
  readonly paintingUrl: string | null
  readonly text: string
  readonly captions: readonly string[]
  /** One per caption. */
  readonly placements: readonly (CaptionPlacement | null)[]
  readonly style: MemeStyle
  readonly tone: MemeTone
  /** The format. */
  readonly type: MemeFormatId
  readonly imagePrompt: string
  readonly altText: string
  readonly hashtags: readonly string[]
  readonly viralPotential: number
  readonly targetAudience: string
  readonly memeCulture: string
  readonly shareableQuote: string
  readonly createdAtMs: number
  /** Stays 0: there is no button (OP-55). */
  readonly likes: 0
  /** How often it was shared. */
  readonly shares: number
  readonly generatedBy: MemeGenerator
  readonly source: string
  /** The account. */
  readonly createdBy: Uuid
  /** The built-in writer stood in where a model was to write (ER-44). */
  readonly fallback: boolean
  /** Why; memes kept before reasons were have none. */
  readonly fallbackReason?: FallbackReason | null | undefined
  /** When its maker put it into the collection; null: history alone. */
  readonly savedAtMs: number | null
  /** When its maker first shared it: from then on anybody with the link sees it (OP-64). */
  readonly sharedAtMs: number | null
  /** Since when it stands in the public gallery; null: its maker shared it with nobody yet, or took it out. */
  readonly listedAtMs: number | null
  /** The meme of somebody else this one began as; that may be gone by now. Absent: it began as itself. */
  readonly remixOf?: Uuid | undefined
  /** An administrator took it out of sight of others (OP-54). */
  readonly hidden: boolean
  /** Two or three captions its maker has not chosen from yet; until then the meme says the first. Absent once they chose. */
  readonly choices?: readonly MemeChoice[] | undefined
}
