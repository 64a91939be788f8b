import type { AccountQuery, AccountRepository, NewAccount } from '@trendverse/application/ports/accounts'
import { fullNameOf, type User } from '@trendverse/domain/accounts/user'
import { isSameAddress } from '@trendverse/domain/mail/mail-address'
import { cleanCopy, cleanText } from '../reading/clean-text'
import type { MemoryStore } from './memory-store'

const sameName = (a: string, b: string): boolean => cleanText(a).toLowerCase() === cleanText(b).toLowerCase()

/** Accounts in memory. */
export function memoryAccountRepository(store: MemoryStore): AccountRepository {
  const all = (): User[] => [...store.accounts.values()].map(({ user }) => user)
  const takenBy = ({ id, username, email }: Pick<User, 'id' | 'username' | 'email'>) => {
    const others = all().filter((user) => user.id !== id)
    if (others.some((user) => sameName(user.username, username))) return 'username_taken'
    return others.some((user) => isSameAddress(user.email, cleanText(email))) ? 'email_taken' : null
  }
  /** As it was typed before there was one form, or in that. */
  const byAddress = (email: string): User | undefined =>
    all().find((user) => sameName(user.email, email)) ??
    all().find((user) => isSameAddress(user.email, cleanText(email)))
  const create = (account: NewAccount) => {
    const taken = takenBy(account.user)
    if (taken !== null) return taken
    if (store.accounts.has(account.user.id)) throw new Error('there is an account of this id')
    store.accounts.set(account.user.id, cleanCopy(account))
    return 'created'
  }
  return {
    create: async (account) => create(account),
    createFirstAdmin: async (account) =>
      all().some((user) => user.role === 'admin') ? 'admin_exists' : create(account),
    findById: async (id) => store.accounts.get(id)?.user ?? null,
    findEach: async (ids) => [...new Set(ids)].flatMap((id) => store.accounts.get(id)?.user ?? []),
    findByEmail: async (email) => byAddress(email) ?? null,
    findCredentials: async (email) => {
      const found = byAddress(email)
      return found === undefined ? null : (store.accounts.get(found.id) ?? null)
    },
    findByUsername: async (username) => all().find((user) => sameName(user.username, username)) ?? null,
    passwordHashOf: async (id) => store.accounts.get(id)?.passwordHash ?? null,
    update: async (id, patch) => {
      const account = store.accounts.get(id)
      if (account === undefined) return null
      const user = cleanCopy({ ...account.user, ...patch })
      const taken = takenBy(user)
      if (taken !== null) return taken
      store.accounts.set(id, { ...account, user })
      return user
    },
    replaceAvatar: async (id, avatarUrl) => {
      const account = store.accounts.get(id)
      if (account === undefined) return null
      const user = cleanCopy({ ...account.user, avatarUrl })
      store.accounts.set(id, { ...account, user })
      return { user, replaced: account.user.avatarUrl }
    },
    setPasswordHash: async (id, passwordHash, onlyInPlaceOf) => {
      const account = store.accounts.get(id)
      if (account === undefined || account.passwordHash !== (onlyInPlaceOf ?? account.passwordHash)) return false
      store.accounts.set(id, { ...account, passwordHash })
      return true
    },
    list: async (query) => {
      const found = all()
        .filter((user) => matches(user, query) && hasCheck(store, user, query))
        .sort(byOrder(query.sort))
      const from = (query.page - 1) * query.pageSize
      return { users: found.slice(from, from + query.pageSize), total: found.length, isTotalExact: true, next: null }
    },
    hasAdmin: async () => all().some((user) => user.role === 'admin'),
    award: async (id, achievementId, nowMs) => {
      const account = store.accounts.get(id)
      if (account === undefined) return false
      const { achievements } = account.user
      const awarded = cleanText(achievementId)
      if (achievements.some((achievement) => achievement.id === awarded)) return false
      const user = { ...account.user, achievements: [...achievements, { id: awarded, awardedAtMs: nowMs }] }
      store.accounts.set(id, { ...account, user })
      return true
    },
    remove: async (id) => {
      if (!store.accounts.delete(id)) return false
      for (const key of store.usage.keys()) if (key.startsWith(`${id} `)) store.usage.delete(key)
      for (const [key, mail] of store.mails) if (mail.userId === id) store.mails.delete(key)
      for (const [key, { session }] of store.sessions) if (session.userId === id) store.sessions.delete(key)
      for (const [key, token] of store.accountTokens) if (token.userId === id) store.accountTokens.delete(key)
      store.secondFactors.delete(id)
      store.signInPlaces.delete(id)
      for (const [key, message] of store.contactMessages) if (message.userId === id) store.contactMessages.delete(key)
      for (const [key, record] of store.kycRecords) if (record.userId === id) store.kycRecords.delete(key)
      for (const [key, { attempt }] of store.quizAttempts) {
        if (attempt.taker.kind === 'user' && attempt.taker.id === id) store.quizAttempts.delete(key)
      }
      for (const [key, { reporter }] of store.questionReports) {
        if (reporter.kind === 'user' && reporter.id === id) store.questionReports.delete(key)
      }
      for (const [key, { reporter }] of store.memeReports) {
        if (reporter.kind === 'user' && reporter.id === id) store.memeReports.delete(key)
      }
      forgetMemes(store, id)
      for (const [key, { run }] of store.gameRuns) if (run.userId === id) store.gameRuns.delete(key)
      for (const [key, { userId }] of store.predictions) if (userId === id) store.predictions.delete(key)
      for (const [key, { userId }] of store.leaderboardEntries) if (userId === id) store.leaderboardEntries.delete(key)
      return true
    },
  }
}

function forgetMemes({ memes, memeRemovals, memeReports, memeReportCounts }: MemoryStore, ownerId: string): void {
  for (const [key, { userId }] of memeRemovals) if (userId === ownerId) memeRemovals.delete(key)
  for (const [id, { createdBy }] of memes) {
    if (createdBy !== ownerId) continue
    memes.delete(id)
    memeReportCounts.delete(id)
    for (const [key, { memeId }] of memeReports) if (memeId === id) memeReports.delete(key)
  }
}

function hasCheck({ kycRecords }: MemoryStore, { id }: User, { kyc = null }: AccountQuery): boolean {
  if (kyc === null) return true
  const own = [...kycRecords.values()].filter(({ userId }) => userId === id)
  const [latest] = own.sort((a, b) => b.requiredAtMs - a.requiredAtMs || (a.id < b.id ? 1 : -1))
  return latest?.status === kyc
}

function matches(user: User, query: AccountQuery): boolean {
  const { text, status, role, verified = null, activeSinceMs = null } = query
  if (activeSinceMs !== null && user.lastActiveAtMs < activeSinceMs) return false
  if (verified !== null && user.emailVerified !== verified) return false
  if (status !== null && user.status !== status) return false
  if (role !== null && user.role !== role) return false
  const wanted = cleanText(text ?? '').toLowerCase()
  return [user.username, user.email, fullNameOf(user)].some((name) => name.toLowerCase().includes(wanted))
}

function byOrder(sort: AccountQuery['sort']): (a: User, b: User) => number {
  const byId = (a: User, b: User) => (a.id < b.id ? -1 : 1)
  if (sort === 'newest') return (a, b) => b.registeredAtMs - a.registeredAtMs || byId(b, a)
  if (sort === 'oldest') return (a, b) => a.registeredAtMs - b.registeredAtMs || byId(a, b)
  if (sort === 'lastActive') return (a, b) => b.lastActiveAtMs - a.lastActiveAtMs || byId(b, a)
  return (a, b) => {
    const [first, second] = [a.username.toLowerCase(), b.username.toLowerCase()]
    return first === second ? byId(a, b) : first < second ? -1 : 1
  }
}
