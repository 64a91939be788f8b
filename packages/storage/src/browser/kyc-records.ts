import { KYC_STATUSES, type KycRecord, type KycUrl } from '@trendverse/domain/accounts/kyc'
import { z } from 'zod'
import { instant } from './row-shapes'

export const kycRecord: z.ZodType<KycRecord> = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  username: z.string(),
  email: z.string(),
  fullName: z.string(),
  reason: z.string(),
  status: z.enum(KYC_STATUSES),
  requiredAtMs: instant,
  deadlineMs: instant.nullable(),
  decidedAtMs: instant.nullable(),
})

export const kycUrlRecord: z.ZodType<KycUrl> = z.object({
  id: z.uuid(),
  url: z.string(),
  status: z.enum(['active', 'inactive']),
})

export const kycResultRecord = z.object({ deliveryId: z.string(), receivedAtMs: instant })
