import { z } from 'zod'
import { adminCall } from '../access'
import { pageInput, pageOutput } from '../paging'

const entry = z.object({
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
    .input(z.strictObject({ ...pageInput, action: z.string().max(100).optional() }))
    .output(pageOutput(entry)),
}
