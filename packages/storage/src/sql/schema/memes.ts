import type { Meme } from '@trendverse/domain/memes/meme'
import type { MemeStyle } from '@trendverse/domain/memes/meme-kinds'
import type { MemeReportReason, ReportOutcome } from '@trendverse/domain/memes/meme-report'
import { boolean, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant, safeJson, safeText } from './columns'

/** What of a meme nothing is looked up by. */
export type MemeContent = Pick<
  Meme,
  | 'trendName'
  | 'text'
  | 'captions'
  | 'placements'
  | 'tone'
  | 'type'
  | 'imagePrompt'
  | 'altText'
  | 'hashtags'
  | 'viralPotential'
  | 'targetAudience'
  | 'memeCulture'
  | 'shareableQuote'
  | 'generatedBy'
  | 'source'
  | 'fallback'
  | 'fallbackReason'
  | 'choices'
  | 'remixOf'
>

/** A trend that goes leaves the memes about it. */
export const memes = pgTable('memes', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  trendId: uuid('trend_id').notNull(),
  style: safeText('style').$type<MemeStyle>().notNull(),
  content: safeJson('content').$type<MemeContent>().notNull(),
  imageUrl: safeText('image_url'),
  paintingUrl: safeText('painting_url'),
  createdAtMs: instant('created_at').notNull(),
  savedAtMs: instant('saved_at'),
  sharedAtMs: instant('shared_at'),
  listedAtMs: instant('listed_at'),
  shares: integer('shares').notNull(),
  hidden: boolean('hidden').notNull(),
  /** Everybody who reported it, whether or not their report is still there. */
  reporters: integer('reporters').notNull(),
  openReports: integer('open_reports').notNull(),
  lastReportedAtMs: instant('last_reported_at'),
  /** `GalleryDoubts`: the weight of accounts, and whether any guest has one. */
  doubts: integer('doubts').notNull().default(0),
  doubtedByGuests: boolean('doubted_by_guests').notNull().default(false),
  /** `wordsOf` the meme when an administrator kept it. */
  keptWords: uuid('kept_words'),
})

/** One report of an account or a guest about one meme. */
export const memeReports = pgTable('meme_reports', {
  memeId: uuid('meme_id').notNull(),
  userId: uuid('user_id'),
  guestId: safeText('guest_id'),
  reason: safeText('reason').$type<MemeReportReason>().notNull(),
  note: safeText('note').notNull(),
  reportedAtMs: instant('reported_at').notNull(),
  /** `lookOf` the meme it is about; null in rows from before that was kept. */
  look: uuid('look'),
  weight: integer('weight').notNull().default(0),
  /** What an administrator made of it; null while it is open. */
  outcome: safeText('outcome').$type<ReportOutcome>(),
})

/** Memes that were hidden; see `MemeRemoval`. */
export const memeRemovals = pgTable('meme_removals', {
  userId: uuid('user_id').notNull(),
  memeId: uuid('meme_id').notNull(),
  words: uuid('words'),
  madeAtMs: instant('made_at').notNull(),
})
