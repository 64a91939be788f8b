import type { KycRecord } from '@trendverse/domain/accounts/kyc'
import { and, eq, inArray } from 'drizzle-orm'
import { kycRecords } from '../schema/identity-checks'
import type { Queries } from '../sql-database'

export const IS_OPEN_KYC = inArray(kycRecords.status, ['pending', 'submitted'])

/** The open check of an account this transaction has locked. */
export async function openKycOf(queries: Queries, userId: string): Promise<KycRecord | null> {
  const rows = await queries
    .select()
    .from(kycRecords)
    .where(and(eq(kycRecords.userId, userId), IS_OPEN_KYC))
  return rows[0] ?? null
}

/** Keeps what changes of a check. */
export async function saveKyc(queries: Queries, record: KycRecord): Promise<KycRecord> {
  const { status, deadlineMs, decidedAtMs } = record
  const rows = await queries
    .update(kycRecords)
    .set({ status, deadlineMs, decidedAtMs })
    .where(eq(kycRecords.id, record.id))
    .returning()
  return rows[0] ?? record
}
