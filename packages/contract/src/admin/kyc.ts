import { KYC_STATUSES } from '@trendverse/domain/accounts/kyc'
import { z } from 'zod'
import { adminCall } from '../access'
import { id } from '../field'
import { pageInput, pageOutput } from '../paging'

const MAX_URLS = 20
const MAX_URL_LENGTH = 2_000

const reason = z.string().trim().min(1).max(500).optional()
const instant = z.iso.datetime({ offset: true })

/** KY-03. `timeLimit` is the deadline; null until the account was seen, and once the person has handed in. */
export const kycRecord = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  username: z.string(),
  email: z.string(),
  fullName: z.string(),
  kycRequiredAt: instant,
  kycReason: z.string(),
  kycStatus: z.enum(KYC_STATUSES),
  timeLimit: instant.nullable(),
})
const oneRecord = z.object({ data: kycRecord })

const NO_HTTPS = 'Please enter an address that begins with https:// and contains no password.'
const httpsAddress = z
  .string()
  .trim()
  .max(MAX_URL_LENGTH)
  .pipe(z.url({ protocol: /^https$/, error: NO_HTTPS }).regex(/^https:\/\/[^/?#\\@]+([/?#]|$)/i, NO_HTTPS))

const urlStatus = z.enum(['active', 'inactive'])
const urls = z.object({
  data: z.array(z.object({ id: z.uuid(), url: z.string(), status: urlStatus })).readonly(),
})

export const adminKycContract = {
  require: adminCall
    .route({
      method: 'POST',
      path: '/admin/users/{id}/flag-kyc',
      summary: 'Request an identity check from an account',
      description: 'The time limit starts with the account’s next call.',
      tags: ['Admin'],
    })
    .input(z.strictObject({ id, reason }))
    .output(oneRecord),
  list: adminCall
    .route({
      method: 'GET',
      path: '/admin/kyc',
      summary: 'Open identity checks, longest waiting first',
      tags: ['Admin'],
    })
    .input(z.strictObject(pageInput))
    .output(pageOutput(kycRecord)),
  decide: adminCall
    .route({
      method: 'POST',
      path: '/admin/kyc/{id}/decision',
      summary: 'Approve an identity check, or reject it and permanently block the account',
      tags: ['Admin'],
    })
    .input(z.strictObject({ id, decision: z.enum(['approved', 'rejected']), reason }))
    .output(oneRecord),
  listUrls: adminCall
    .route({
      method: 'GET',
      path: '/admin/kyc-urls',
      summary: 'Addresses where users verify their identity',
      tags: ['Admin'],
    })
    .output(urls),
  replaceUrls: adminCall
    .route({
      method: 'PUT',
      path: '/admin/kyc-urls',
      summary: 'Replace the addresses where users verify their identity',
      description: 'The first active address is used. `{userId}` in it is replaced by the account ID.',
      tags: ['Admin'],
    })
    .input(
      z.strictObject({
        urls: z
          .array(z.strictObject({ id: id.optional(), url: httpsAddress, status: urlStatus.default('active') }))
          .max(MAX_URLS)
          .refine((list) => {
            const ids = list.flatMap((one) => one.id ?? [])
            return new Set(ids).size === ids.length
          }, 'Every address needs its own ID.'),
      }),
    )
    .output(urls),
}
