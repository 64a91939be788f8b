import type { KycStatus, KycUrl } from '@trendverse/domain/accounts/kyc'
import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant, safeJson, safeText } from './columns'

export const kycRecords = pgTable('kyc_records', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  username: safeText('username').notNull(),
  email: safeText('email').notNull(),
  fullName: safeText('full_name').notNull(),
  reason: safeText('reason').notNull(),
  status: safeText('status').$type<KycStatus>().notNull(),
  requiredAtMs: instant('required_at').notNull(),
  deadlineMs: instant('deadline'),
  decidedAtMs: instant('decided_at'),
})

export const kycUrls = pgTable('kyc_urls', {
  id: uuid('id').primaryKey(),
  position: integer('position').notNull(),
  url: safeText('url').notNull(),
  status: safeText('status').$type<KycUrl['status']>().notNull(),
})

export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: safeText('id').primaryKey(),
  receivedAtMs: instant('received_at').notNull(),
})

export const auditLog = pgTable('audit_log', {
  id: uuid('id').primaryKey(),
  atMs: instant('at').notNull(),
  actorId: uuid('actor_id'),
  actorName: safeText('actor_name').notNull(),
  action: safeText('action').notNull(),
  subjectId: safeText('subject_id'),
  details: safeJson('details').$type<Readonly<Record<string, unknown>>>().notNull(),
})
