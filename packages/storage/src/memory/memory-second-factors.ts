import type { SecondFactorRepository, SignInPlaces } from '@trendverse/application/ports/second-factor'
import { isFreshStep } from '@trendverse/domain/accounts/one-time-code'
import { cleanText } from '../reading/clean-text'
import type { KeptSecondFactor, MemoryStore } from './memory-store'

/** Second factors in memory. Nothing else runs between the look and the change. */
export function memorySecondFactors(store: MemoryStore): SecondFactorRepository {
  /** Changes a factor that is on; whether there was one, and the change was wanted. */
  const change = (userId: string, changed: (kept: KeptSecondFactor) => KeptSecondFactor | null): boolean => {
    const kept = store.secondFactors.get(userId)
    const next = kept === undefined || kept.switchedOnAtMs === null ? null : changed(kept)
    if (next !== null) store.secondFactors.set(userId, next)
    return next !== null
  }
  return {
    find: async (userId) => {
      const kept = store.secondFactors.get(userId)
      if (kept === undefined) return null
      const { recoveryCodeHashes, ...factor } = kept
      return { ...factor, recoveryCodesLeft: recoveryCodeHashes.length }
    },
    begin: async (userId, sealedSecret, begunAtMs) => {
      if (!store.accounts.has(userId)) return false
      const kept = store.secondFactors.get(userId)
      if (kept !== undefined && kept.switchedOnAtMs !== null) return false
      const begun = { sealedSecret: cleanText(sealedSecret), begunAtMs, switchedOnAtMs: null, lastUsedStep: null }
      store.secondFactors.set(userId, { userId, ...begun, recoveryCodeHashes: [] })
      return true
    },
    confirm: async (userId, { sealedSecret, step, recoveryCodeHashes, nowMs }) => {
      const kept = store.secondFactors.get(userId)
      if (kept === undefined || kept.switchedOnAtMs !== null || kept.sealedSecret !== sealedSecret) return false
      store.secondFactors.set(userId, { ...kept, switchedOnAtMs: nowMs, lastUsedStep: step, recoveryCodeHashes })
      return true
    },
    spendStep: async (userId, step) =>
      change(userId, (kept) => (isFreshStep(step, kept.lastUsedStep) ? { ...kept, lastUsedStep: step } : null)),
    spendRecoveryCode: async (userId, codeHash) =>
      change(userId, (kept) => {
        const recoveryCodeHashes = kept.recoveryCodeHashes.filter((hash) => hash !== codeHash)
        return recoveryCodeHashes.length < kept.recoveryCodeHashes.length ? { ...kept, recoveryCodeHashes } : null
      }),
    replaceRecoveryCodes: async (userId, recoveryCodeHashes) =>
      change(userId, (kept) => ({ ...kept, recoveryCodeHashes })),
    remove: async (userId) => {
      const kept = store.secondFactors.get(userId)
      store.secondFactors.delete(userId)
      return kept !== undefined && kept.switchedOnAtMs !== null
    },
  }
}

/** Places of sign-ins in memory. */
export function memorySignInPlaces(store: MemoryStore): SignInPlaces {
  const latestFirst = (userId: string) =>
    [...(store.signInPlaces.get(userId) ?? new Map<string, number>())].sort(
      ([hash, usedAtMs], [otherHash, otherUsedAtMs]) => otherUsedAtMs - usedAtMs || (hash < otherHash ? 1 : -1),
    )
  return {
    note: async (userId, placeHash, nowMs, limit) => {
      if (!store.accounts.has(userId)) return 'known'
      const kept = latestFirst(userId)
      const others = kept.filter(([hash]) => hash !== placeHash)
      store.signInPlaces.set(userId, new Map([[placeHash, nowMs], ...others.slice(0, limit - 1)]))
      if (others.length < kept.length) return 'known'
      return kept.length === 0 ? 'first' : 'new'
    },
    lastUsedAtMs: async (userId, placeHash) => store.signInPlaces.get(userId)?.get(placeHash) ?? null,
    listOf: async (userId) => latestFirst(userId).map(([, usedAtMs]) => usedAtMs),
  }
}
