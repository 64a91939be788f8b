import { MEME_FORMATS, type MemeFormatId } from '@trendverse/domain/memes/meme-kinds'
import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import { colorSchema } from '@trendverse/domain/trends/trend-schema'
import { z } from 'zod'
import { MAX_NAME_LENGTH } from '../pack-kit/short-name'

export const GROUPS_PER_PACK = 4
export const SCRAPS_PER_GROUP = 4
export const CAPTIONS_PER_GROUP = 3
/** Three short lines on a phone. */
export const MAX_SCRAP_LENGTH = 42
/** Captions that are chosen between at a glance; formats with three or four of them are for another place. */
export const CAPTIONS_PER_MEME = 2

const text = (max: number) => z.string().min(1).max(max)

const scrap = z.strictObject({
  text: text(MAX_SCRAP_LENGTH),
  /** Where it was said, for the end page. */
  source: z.strictObject({
    label: text(60),
    url: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .nullable(),
  }),
})

const group = z.strictObject({
  trend: z.strictObject({
    id: z.uuid(),
    name: text(MAX_NAME_LENGTH),
    category: z.enum(CATEGORIES),
    color: colorSchema,
  }),
  /** The page of the trend. */
  link: z.string().regex(/^\/trends\/[0-9a-f-]{36}$/),
  scraps: z.array(scrap).length(SCRAPS_PER_GROUP).readonly(),
  meme: z.strictObject({
    format: z.enum(MEME_FORMATS) satisfies z.ZodType<MemeFormatId>,
    captions: z
      .array(z.array(text(80)).length(CAPTIONS_PER_MEME).readonly())
      .length(CAPTIONS_PER_GROUP)
      .readonly(),
  }),
})

/** What everybody sorts on one day (UTC), the solution included, for the frame answers at once. */
export const memeMakerPackSchema = z.strictObject({
  game: z.literal('meme-maker'),
  day: z.iso.date(),
  /** Quoted from the texts of the starter catalogue. */
  edition: z.literal('archive'),
  /** From the plainest to the slyest. */
  groups: z
    .array(group)
    .length(GROUPS_PER_PACK)
    .readonly()
    .refine((groups) => areDistinct(groups.map(({ trend }) => trend.id)), 'a trend twice')
    .refine(
      (groups) => areDistinct(groups.flatMap(({ scraps }) => scraps.map((one) => one.text.toLowerCase()))),
      'a scrap twice',
    ),
})

export type MemeMakerPack = z.infer<typeof memeMakerPackSchema>
export type MemeGroup = z.infer<typeof group>
export type PackScrap = z.infer<typeof scrap>

function areDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}
