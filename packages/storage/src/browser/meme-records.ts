import { type Meme, MEME_GENERATORS } from '@trendverse/domain/memes/meme'
import { MEME_FORMATS, MEME_STYLES, MEME_TONES } from '@trendverse/domain/memes/meme-kinds'
import { MEME_REPORT_REASONS, type MemeReport } from '@trendverse/domain/memes/meme-report'
import { z } from 'zod'
import type { MemeReportCount } from '../memory/memory-store'
import { instant } from './account-records'

const count = z.number().int().nonnegative()
const texts = z.array(z.string()).readonly()

export const memeRecord: z.ZodType<Meme> = z.object({
  id: z.uuid(),
  trendId: z.uuid(),
  trendName: z.string(),
  imageUrl: z.string().nullable(),
  paintingUrl: z.string().nullable(),
  text: z.string(),
  captions: texts,
  placements: z.array(z.object({ x: z.number(), y: z.number(), scale: z.number() }).nullable()).readonly(),
  style: z.enum(MEME_STYLES),
  tone: z.enum(MEME_TONES),
  type: z.enum(MEME_FORMATS),
  imagePrompt: z.string(),
  altText: z.string(),
  hashtags: texts,
  viralPotential: z.number(),
  targetAudience: z.string(),
  memeCulture: z.string(),
  shareableQuote: z.string(),
  createdAtMs: instant,
  likes: z.literal(0),
  shares: count,
  generatedBy: z.enum(MEME_GENERATORS),
  source: z.string(),
  createdBy: z.uuid(),
  fallback: z.boolean(),
  savedAtMs: instant.nullable(),
  sharedAtMs: instant.nullable(),
  hidden: z.boolean(),
})

const report: z.ZodType<MemeReport> = z.object({
  memeId: z.uuid(),
  reporter: z.object({ kind: z.enum(['user', 'guest']), id: z.string() }),
  reason: z.enum(MEME_REPORT_REASONS),
  note: z.string(),
  reportedAtMs: instant,
})

/** What was reported of one meme, as a device keeps it. */
export type MemeReportRow = MemeReportCount & { readonly reports: readonly MemeReport[] }

export const memeReportRecord: z.ZodType<MemeReportRow> = z.object({
  memeId: z.uuid(),
  reporters: count,
  openReports: count,
  lastReportedAtMs: instant,
  reports: z.array(report).readonly(),
})
