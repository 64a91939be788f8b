import type { KycChange, KycRepository } from '@trendverse/application/ports/identity-checks'
import {
  followKycOutcome,
  isOpenKyc,
  isOverdueKyc,
  isUnderKyc,
  type KycOutcome,
  type KycRecord,
  requireKyc,
  startKycClock,
  submitKyc,
} from '@trendverse/domain/accounts/kyc'
import type { User } from '@trendverse/domain/accounts/user'
import { cleanCopy, cleanText } from '../reading/clean-text'
import { changeAccount } from './change-account'
import type { MemoryStore } from './memory-store'

/** Identity checks in memory. Nothing else runs between the look at a check and its change. */
export function memoryKycRepository(store: MemoryStore): KycRepository {
  const userOf = (id: string): User | null => store.accounts.get(id)?.user ?? null
  const records = (keep: (record: KycRecord) => boolean) => [...store.kycRecords.values()].filter(keep)
  const openOf = (userId: string) => records((record) => record.userId === userId && isOpenKyc(record))[0] ?? null
  const save = (record: KycRecord): KycRecord => {
    const kept = cleanCopy(record)
    store.kycRecords.set(kept.id, kept)
    return kept
  }
  const end = ({ record, user }: KycChange, outcome: KycOutcome, blockedReason: string, nowMs: number): KycChange => ({
    record: save({ ...record, status: outcome, decidedAtMs: nowMs }),
    user: changeAccount(store, user, followKycOutcome(user, outcome, blockedReason, nowMs)),
  })

  return {
    require: async (record) => {
      const user = userOf(record.userId)
      if (user === null) return null
      const required = requireKyc(user)
      if (!required.allowed) return 'refused'
      return { record: openOf(user.id) ?? save(record), user: changeAccount(store, user, required.patch) }
    },
    detect: async (fresh, nowMs) => {
      const user = userOf(fresh.userId)
      if (user === null) return null
      if (!isUnderKyc(user)) return { record: null, user, opened: false }
      const open = openOf(user.id)
      return { record: save(startKycClock(open ?? fresh, nowMs)), user, opened: open === null }
    },
    find: async (id) => store.kycRecords.get(id) ?? null,
    findOpen: async (userId) => openOf(userId),
    findLatest: async (userId) =>
      records((record) => record.userId === userId)
        .sort(byAge)
        .at(-1) ?? null,
    listOf: async (userId) => records((record) => record.userId === userId).sort(byAge),
    listOpen: async ({ page, pageSize }) => {
      const open = records(isOpenKyc).sort(byAge)
      return { records: open.slice((page - 1) * pageSize, page * pageSize), total: open.length }
    },
    decide: async (id, outcome, blockedReason, nowMs) => {
      const record = store.kycRecords.get(id)
      const user = record === undefined ? null : userOf(record.userId)
      if (record === undefined || user === null || !isOpenKyc(record)) return null
      if (outcome === 'expired' && !(isOverdueKyc(record, nowMs) && isUnderKyc(user))) return null
      return end({ record, user }, outcome, blockedReason, nowMs)
    },
    applyResult: async ({ deliveryId, userId, event, blockedReason }, nowMs) => {
      const delivery = cleanText(deliveryId)
      if (store.kycResults.has(delivery)) return 'repeated'
      store.kycResults.set(delivery, nowMs)
      const user = userOf(userId)
      const record = user && openOf(user.id)
      if (user === null || record === null || isOverdueKyc(record, nowMs)) return null
      if (event === 'submitted') return { record: save(submitKyc(record)), user }
      return end({ record, user }, event, blockedReason, nowMs)
    },
    forgetResults: async (beforeMs) => {
      for (const [id, receivedAtMs] of store.kycResults) if (receivedAtMs < beforeMs) store.kycResults.delete(id)
    },
    listOverdue: async (nowMs, limit) =>
      records((record) => isOverdueKyc(record, nowMs))
        .sort((a, b) => (a.deadlineMs ?? 0) - (b.deadlineMs ?? 0) || (a.id < b.id ? -1 : 1))
        .slice(0, limit),
    listUrls: async () => [...store.kycUrls],
    replaceUrls: async (urls) => void store.kycUrls.splice(0, store.kycUrls.length, ...cleanCopy(urls)),
  }
}

const byAge = (a: KycRecord, b: KycRecord): number => a.requiredAtMs - b.requiredAtMs || (a.id < b.id ? -1 : 1)
