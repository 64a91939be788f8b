import type { Account } from '@trendverse/domain/accounts/account'

const JOINED = '2026-03-01T09:00:00.000Z'

/** An account as its owner reads it: verified, active, nothing done yet. */
export function buildAccount(parts: Partial<Account> = {}): Account {
  const perAction = { memes: 0, quizzes: 0, games: 0 }
  return {
    id: '00000000-0000-7000-8000-0000000000a1',
    username: 'ada',
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Quill',
    fullName: 'Ada Quill',
    role: 'user',
    isActive: true,
    emailVerified: true,
    status: 'active',
    joinedDate: JOINED,
    lastActiveDate: JOINED,
    verifiedAt: JOINED,
    registeredAt: JOINED,
    kycRequired: false,
    blockedReason: null,
    blockedAt: null,
    dailyLimits: { memes: 10, quizzes: 10, games: 10 },
    usageToday: perAction,
    usageResetsAt: '2026-03-02T00:00:00.000Z',
    timeZone: 'UTC',
    nextTimeZone: null,
    profile: {
      avatar: null,
      bio: '',
      sharedAt: null,
      preferences: { theme: 'dark', notifications: true, runsOnBoards: true },
    },
    achievements: [],
    stats: {
      totalQuizzes: 0,
      totalMemes: 0,
      totalGames: 0,
      avgQuizScore: 0,
      favoriteCategories: [],
      lastMemeCreated: null,
    },
    ...parts,
  }
}
