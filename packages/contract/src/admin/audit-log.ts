import { z } from 'zod'
import { adminCall } from '../access'
import { filterText, id } from '../field'
import { longPageInput, longPageOutput } from '../paging'

export const auditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime({ offset: true }),
  actorId: z.uuid().nullable(),
  actorName: z.string(),
  action: z.string(),
  subjectId: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
})

export const auditLogContract = {
  list: adminCall
    .route({
      method: 'GET',
      path: '/admin/audit-log',
      summary: 'What administrators did, newest first',
      tags: ['Admin'],
    })
    .input(
      z.strictObject({
        ...longPageInput,
        /** One action, `user.deleted`. */
        action: filterText(100).optional(),
        /** All actions of an area: what stands before the dot. */
        area: filterText(100).optional(),
        actorId: id.optional(),
        subjectId: filterText(100).optional(),
        /** Dates in UTC, both included. */
        from: z.iso.date().optional(),
        to: z.iso.date().optional(),
        /** A part of the action, of who did it, or of what it was done to. */
        q: filterText(200).trim().optional(),
      }),
    )
    .output(longPageOutput(auditEntry)),
}
