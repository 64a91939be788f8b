import { ATTENTION_PLACES, ATTENTION_SEVERITIES } from '@trendverse/domain/administration/attention'
import { z } from 'zod'
import { adminCall } from '../access'

const count = z.number().int().nonnegative()
const parts = z.object({ all: count, well: count })

export const attentionContract = {
  get: adminCall
    .route({
      method: 'GET',
      path: '/admin/attention',
      summary: 'What needs attention, most urgent first, and the health of the site',
      tags: ['Admin'],
    })
    .output(
      z.object({
        data: z.object({
          at: z.iso.datetime({ offset: true }),
          items: z
            .array(
              z.object({
                severity: z.enum(ATTENTION_SEVERITIES),
                /** One sentence. */
                text: z.string(),
                /** Where in the administration it is mended. */
                place: z.enum(ATTENTION_PLACES),
              }),
            )
            .readonly(),
          health: z.object({
            sources: parts,
            jobs: parts,
            /** Null on a device, which has no keys. */
            keys: parts.nullable(),
            /** Servers in use, mails that wait, and those of the last day that could not be sent; null on a device, which sends none. */
            mail: z.object({ servers: count, waiting: count, failed: count }).nullable(),
            /** Where the data folder is; null where the process cannot tell. */
            disk: z.object({ freeBytes: count, totalBytes: count }).nullable(),
            /** The latest backup (null: there was none); null as a whole where the process cannot tell. */
            backup: z.object({ latestAt: z.iso.datetime({ offset: true }).nullable() }).nullable(),
          }),
        }),
      }),
    ),
}
