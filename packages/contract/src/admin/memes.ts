import { MEME_FORMATS } from '@trendverse/domain/memes/meme-kinds'
import { MEME_DECISIONS, MEME_REPORT_REASONS } from '@trendverse/domain/memes/meme-report'
import { z } from 'zod'
import { adminCall } from '../access'
import { id } from '../field'
import { pageInput, pageOutput } from '../paging'

const TAGS = ['Admin']
const instant = z.iso.datetime({ offset: true })
const count = z.number().int().nonnegative()

export const reportedMeme = z.strictObject({
  id: z.uuid(),
  trendId: z.uuid(),
  trendName: z.string(),
  text: z.string(),
  altText: z.string(),
  /** Same-origin; null where only its captions are kept. */
  imageUrl: z.string().nullable(),
  type: z.enum(MEME_FORMATS),
  /** Only its maker sees it. */
  hidden: z.boolean(),
  shares: count,
  /** The account. */
  makerId: z.uuid(),
  createdAt: instant,
  /** How many people reported it, and how many of them since it was last decided about. */
  reporters: count,
  openReports: count,
  lastReportedAt: instant,
  /** The latest of their reports, without who made them. */
  reports: z
    .array(z.strictObject({ reason: z.enum(MEME_REPORT_REASONS), note: z.string(), reportedAt: instant }))
    .readonly(),
})

/** OP-54 */
export const adminMemesContract = {
  list: adminCall
    .route({
      method: 'GET',
      path: '/admin/memes',
      summary: 'Reported memes, most undecided reports first',
      description: '`open`: with undecided reports; `hidden`: hidden from others; default: every meme ever reported.',
      tags: TAGS,
    })
    .input(z.strictObject({ ...pageInput, status: z.enum(['open', 'hidden']).optional() }))
    .output(pageOutput(reportedMeme)),
  decide: adminCall
    .route({
      method: 'POST',
      path: '/admin/memes/{id}/decision',
      summary: 'Hide or show a reported meme; both close its reports',
      tags: TAGS,
    })
    .input(z.strictObject({ id, decision: z.enum(MEME_DECISIONS) }))
    .output(z.object({ data: reportedMeme })),
}
