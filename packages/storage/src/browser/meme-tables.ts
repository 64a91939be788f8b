import { FALLBACK_REASONS } from '@trendverse/domain/ai/fallback-reason'
import { NO_DOUBTS } from '@trendverse/domain/memes/gallery-doubts'
import { MEME_GENERATORS, type Meme } from '@trendverse/domain/memes/meme'
import { MEME_FORMATS, MEME_STYLES, MEME_TONES } from '@trendverse/domain/memes/meme-kinds'
import { MEME_REPORT_REASONS, REPORT_OUTCOMES } from '@trendverse/domain/memes/meme-report'
import { z } from 'zod'
import { memeReportKey } from '../memory/memory-meme-reports'
import type { KeptMemeReport, KeptRemoval, MemeReportCount } from '../reading/meme-report-record'
import type { DeviceRecord } from './device-record'
import { type DeviceTable, deviceTable } from './device-table'
import { count, instant, texts, visitorReport } from './row-shapes'
import { MEME_HISTORY_KEY, MEME_REMOVALS_KEY, MEME_REPORTS_KEY, SAVED_MEMES_KEY } from './storage-keys'

const memeRecord: z.ZodType<Meme> = z.object({
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
  fallbackReason: z.enum(FALLBACK_REASONS).nullable().optional(),
  savedAtMs: instant.nullable(),
  sharedAtMs: instant.nullable(),
  // memes kept before there was a gallery are not in it
  listedAtMs: instant.nullable().default(null),
  remixOf: z.uuid().optional(),
  hidden: z.boolean(),
  choices: z
    .array(z.object({ captions: texts, altText: z.string(), shareableQuote: z.string() }))
    .readonly()
    .optional(),
})

const reportRecord: z.ZodType<KeptMemeReport> = visitorReport.extend({
  memeId: z.uuid(),
  reason: z.enum(MEME_REPORT_REASONS),
  // reports kept before these were have none
  look: z.uuid().nullable().default(null),
  weight: count.default(0),
  outcome: z.enum(REPORT_OUTCOMES).nullable().default(null),
})

/** What was reported of one meme, as a device keeps it. */
type MemeReportRow = MemeReportCount & { readonly reports: readonly KeptMemeReport[] }

const memeReportRecord: z.ZodType<MemeReportRow> = z.object({
  memeId: z.uuid(),
  reporters: count,
  openReports: count,
  doubts: z.object({ accounts: count, guests: z.boolean() }).default(NO_DOUBTS),
  keptWords: z.uuid().nullable().default(null),
  lastReportedAtMs: instant,
  reports: z.array(reportRecord).readonly(),
})

const removalRecord: z.ZodType<KeptRemoval> = z.object({
  userId: z.uuid(),
  memeId: z.uuid(),
  words: z.uuid().nullable(),
  madeAtMs: instant,
})

/** Memes of this device: each lies under one key, in the collection or in the history alone; and what was reported of them. */
export function memeTables(): readonly DeviceTable[] {
  return [
    deviceTable(SAVED_MEMES_KEY, memeRecord, putMeme, ({ memes }) =>
      [...memes.values()].filter(({ savedAtMs }) => savedAtMs !== null),
    ),
    deviceTable(MEME_HISTORY_KEY, memeRecord, putMeme, ({ memes }) =>
      [...memes.values()].filter(({ savedAtMs }) => savedAtMs === null),
    ),
    deviceTable(MEME_REPORTS_KEY, memeReportRecord, putReports, reportRows),
    deviceTable(
      MEME_REMOVALS_KEY,
      removalRecord,
      ({ memeRemovals }, removal) => void memeRemovals.set(removal.memeId, removal),
      ({ memeRemovals }) => [...memeRemovals.values()],
    ),
  ]
}

function putMeme({ memes }: DeviceRecord, meme: Meme): void {
  memes.set(meme.id, meme)
}

function putReports({ memeReports, memeReportCounts }: DeviceRecord, { reports, ...counts }: MemeReportRow): void {
  memeReportCounts.set(counts.memeId, counts)
  for (const report of reports) memeReports.set(memeReportKey(report), report)
}

function reportRows({ memeReports, memeReportCounts }: DeviceRecord): readonly MemeReportRow[] {
  const reports = [...memeReports.values()]
  return [...memeReportCounts.values()].map((counts) => ({
    ...counts,
    reports: reports.filter(({ memeId }) => memeId === counts.memeId),
  }))
}
