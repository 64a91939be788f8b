import type { SecondFactorRepository } from '@trendverse/application/ports/second-factor'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { and, count, eq, getTableColumns, isNotNull, isNull, lt } from 'drizzle-orm'
import { recoveryCodes, secondFactors } from '../schema/second-factors'
import type { Queries, SqlDatabase } from '../sql-database'
import { holdAccount } from './locked-account'

/** Second factors in SQL. Whatever uses a code up does it in one statement, so that of two at once one succeeds. */
export function sqlSecondFactors(database: SqlDatabase): SecondFactorRepository {
  return {
    find: async (userId) => {
      if (!isUuid(userId)) return null
      const rows = await database.run((queries) =>
        queries
          .select({ ...getTableColumns(secondFactors), recoveryCodesLeft: count(recoveryCodes.codeHash) })
          .from(secondFactors)
          .leftJoin(recoveryCodes, eq(recoveryCodes.userId, secondFactors.userId))
          .where(eq(secondFactors.userId, userId))
          .groupBy(secondFactors.userId),
      )
      return rows[0] ?? null
    },
    begin: (userId, sealedSecret, begunAtMs) =>
      database.transaction(async (queries) => {
        if (!isUuid(userId) || !(await holdAccount(queries, userId, 'key share'))) return false
        const begun = { sealedSecret, begunAtMs }
        const rows = await queries
          .insert(secondFactors)
          .values({ userId, ...begun })
          .onConflictDoUpdate({
            target: secondFactors.userId,
            set: begun,
            setWhere: isNull(secondFactors.switchedOnAtMs),
          })
          .returning({ userId: secondFactors.userId })
        return rows.length > 0
      }),
    confirm: (userId, { sealedSecret, step, recoveryCodeHashes, nowMs }) =>
      database.transaction(async (queries) => {
        if (!isUuid(userId)) return false
        const rows = await queries
          .update(secondFactors)
          .set({ switchedOnAtMs: nowMs, lastUsedStep: step })
          .where(
            and(
              eq(secondFactors.userId, userId),
              eq(secondFactors.sealedSecret, sealedSecret),
              isNull(secondFactors.switchedOnAtMs),
            ),
          )
          .returning({ userId: secondFactors.userId })
        if (rows.length > 0) await putCodes(queries, userId, recoveryCodeHashes)
        return rows.length > 0
      }),
    spendStep: async (userId, step) => {
      if (!isUuid(userId)) return false
      const rows = await database.run((queries) =>
        queries
          .update(secondFactors)
          .set({ lastUsedStep: step })
          .where(and(isOn(userId), lt(secondFactors.lastUsedStep, step)))
          .returning({ userId: secondFactors.userId }),
      )
      return rows.length > 0
    },
    spendRecoveryCode: async (userId, codeHash) => {
      if (!isUuid(userId)) return false
      const rows = await database.run((queries) =>
        queries
          .delete(recoveryCodes)
          .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
          .returning({ userId: recoveryCodes.userId }),
      )
      return rows.length > 0
    },
    replaceRecoveryCodes: (userId, codeHashes) =>
      database.transaction(async (queries) => {
        if (!isUuid(userId)) return false
        const on = await queries
          .select({ userId: secondFactors.userId })
          .from(secondFactors)
          .where(isOn(userId))
          .for('update')
        if (on.length === 0) return false
        await queries.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
        await putCodes(queries, userId, codeHashes)
        return true
      }),
    remove: async (userId) => {
      if (!isUuid(userId)) return false
      const rows = await database.run((queries) =>
        queries
          .delete(secondFactors)
          .where(eq(secondFactors.userId, userId))
          .returning({ switchedOnAtMs: secondFactors.switchedOnAtMs }),
      )
      return rows.some(({ switchedOnAtMs }) => switchedOnAtMs !== null)
    },
  }
}

function isOn(userId: string) {
  return and(eq(secondFactors.userId, userId), isNotNull(secondFactors.switchedOnAtMs))
}

async function putCodes(queries: Queries, userId: string, codeHashes: readonly string[]): Promise<void> {
  if (codeHashes.length > 0)
    await queries.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })))
}
