import type { AccountToken, AccountTokenKind, AccountTokenRepository } from '@trendverse/application/ports/sessions'
import { refusalOf, type TokenRefusal } from '@trendverse/domain/accounts/one-time-token'
import { isAddressOf, verifyAddress } from '@trendverse/domain/accounts/verify-address'
import { cleanCopy } from '../reading/clean-text'
import { changeAccount } from './change-account'
import type { MemoryStore } from './memory-store'

/** One-time tokens in memory. Nothing else runs between the look at a token and the change it allows. */
export function memoryAccountTokenRepository(store: MemoryStore): AccountTokenRepository {
  const consume = (kind: AccountTokenKind, tokenHash: string, nowMs: number): AccountToken | TokenRefusal => {
    const found = store.accountTokens.get(tokenHash)
    const token = found?.kind === kind ? found : null
    const refused = refusalOf(token, nowMs)
    if (token === null || refused !== null) return refused ?? 'invalid'
    const used = { ...token, usedAtMs: nowMs }
    store.accountTokens.set(tokenHash, used)
    return used
  }
  const ownerOf = (token: AccountToken) => {
    const account = token.userId === null ? undefined : store.accounts.get(token.userId)
    return account !== undefined && isAddressOf(account.user, token.email) ? account : undefined
  }
  return {
    add: async (token, tokenHash) => void store.accountTokens.set(tokenHash, cleanCopy(token)),
    find: async (kind, tokenHash) => {
      const token = store.accountTokens.get(tokenHash)
      return token?.kind === kind ? token : null
    },
    verifyEmail: async (tokenHash, nowMs) => {
      const token = consume('verification', tokenHash, nowMs)
      if (typeof token === 'string') return token
      const account = ownerOf(token)
      if (account === undefined) return 'invalid'
      return changeAccount(store, account.user, verifyAddress(account.user, nowMs))
    },
    resetPassword: async (tokenHash, passwordHash, nowMs) => {
      const token = consume('reset', tokenHash, nowMs)
      if (typeof token === 'string') return token
      const account = ownerOf(token)
      if (account === undefined) return 'invalid'
      const { user } = account
      store.accounts.set(user.id, { user, passwordHash })
      for (const [id, { session }] of store.sessions) if (session.userId === user.id) store.sessions.delete(id)
      for (const [hash, other] of store.accountTokens) {
        const voided = other.userId === user.id && other.kind === 'reset' && other.usedAtMs === null
        if (voided) store.accountTokens.set(hash, { ...other, usedAtMs: nowMs })
      }
      return user
    },
    replaceAdminSetup: async (token, tokenHash) => {
      for (const [hash, other] of store.accountTokens) {
        if (other.kind === 'admin_setup' && other.usedAtMs === null) store.accountTokens.delete(hash)
      }
      store.accountTokens.set(tokenHash, cleanCopy(token))
    },
    useAdminSetup: async (tokenHash, nowMs) => {
      const token = consume('admin_setup', tokenHash, nowMs)
      return typeof token === 'string' ? token : 'used'
    },
    listOf: async (userId) =>
      [...store.accountTokens.values()]
        .filter((token) => token.userId === userId)
        .sort((a, b) => a.createdAtMs - b.createdAtMs),
    removeExpired: async (nowMs) => {
      const expired = [...store.accountTokens].filter(([, token]) => token.expiresAtMs <= nowMs)
      for (const [hash] of expired) store.accountTokens.delete(hash)
      return expired.length
    },
  }
}
