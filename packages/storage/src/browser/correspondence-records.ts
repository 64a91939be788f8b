import type { AuditEntry } from '@trendverse/application/ports/administration'
import {
  CONTACT_STATUSES,
  type ContactMessage,
  SUBSCRIBER_STATUSES,
  type Subscriber,
} from '@trendverse/application/ports/correspondence'
import { z } from 'zod'
import { count, instant } from './row-shapes'

const subscriber: z.ZodType<Subscriber> = z.object({
  id: z.uuid(),
  email: z.string(),
  subscribedAtMs: instant,
  status: z.enum(SUBSCRIBER_STATUSES),
  source: z.string(),
  preferences: z.object({ trends: z.boolean(), weekly_digest: z.boolean(), new_features: z.boolean() }),
  unsubscribedAtMs: instant.nullable(),
})

export const subscriberRecord = z.object({ subscriber, tokenHash: z.string() })

/** NL-02 */
export const signUpsRecord = z.object({ day: z.string(), count })

export const contactRecord: z.ZodType<ContactMessage> = z.object({
  id: z.uuid(),
  userId: z.uuid().nullable(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  priority: z.boolean(),
  status: z.enum(CONTACT_STATUSES),
  createdAtMs: instant,
  answer: z.string().nullable().default(null),
  answeredAtMs: instant.nullable().default(null),
})

export const auditRecord: z.ZodType<AuditEntry> = z.object({
  id: z.uuid(),
  atMs: instant,
  actorId: z.uuid().nullable(),
  actorName: z.string(),
  action: z.string(),
  subjectId: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
})

export const settingRecord = z.object({ name: z.string(), value: z.unknown() })
