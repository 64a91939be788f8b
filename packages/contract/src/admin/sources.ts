import { SOURCE_IDS } from '@trendverse/domain/trends/items/source'
import { z } from 'zod'
import { adminCall } from '../access'

const TAGS = ['Admin']
const instant = z.iso.datetime({ offset: true })
const count = z.number().int().nonnegative()
const id = z.enum(SOURCE_IDS)

export const source = z.strictObject({
  id,
  label: z.string(),
  /** Whether it needs a key or the operator's consent to be read at all. */
  onRequest: z.boolean(),
  /** False while an administrator keeps it from being read. */
  enabled: z.boolean(),
  lastAttemptAt: instant.nullable(),
  lastSuccessAt: instant.nullable(),
  /** When it may be asked again; null before its first reading. */
  nextAttemptAt: instant.nullable(),
  /** Items of the last reply, and how many of it were left out. */
  items: count,
  itemErrors: count,
  /** What was wrong with those left out; of many the first ones. */
  itemProblems: z.array(z.string()).readonly(),
  /** Why the last try failed, or null after a success. */
  error: z.string().nullable(),
  /** Tries that failed in a row: the more, the longer it is left alone. */
  consecutiveFailures: count,
})
const oneSource = z.object({ data: source })

/** The public sources trends are made from. */
export const adminSourcesContract = {
  list: adminCall
    .route({ method: 'GET', path: '/admin/sources', summary: 'Trend sources and their state', tags: TAGS })
    .input(z.strictObject({}))
    .output(z.object({ data: z.array(source) })),
  reload: adminCall
    .route({
      method: 'POST',
      path: '/admin/sources/{id}/reload',
      summary: 'Fetch a source now',
      description: 'The process that fetches the sources does so at once, even if the source was due later.',
      tags: TAGS,
    })
    .input(z.strictObject({ id }))
    .output(oneSource),
  update: adminCall
    .route({ method: 'PUT', path: '/admin/sources/{id}', summary: 'Switch a source on or off', tags: TAGS })
    .input(
      z.strictObject({
        id,
        enabled: z.boolean(),
        expected: z.strictObject({ enabled: z.boolean() }).optional(),
      }),
    )
    .output(oneSource),
}
