import type { FinishRecord, QuizRepository } from '@trendverse/application/ports/quizzes'
import { isPublicMaker } from '@trendverse/domain/accounts/public-maker'
import type { QuizAttempt, QuizTaker } from '@trendverse/domain/quizzes/attempt'
import { spendsTrial } from '@trendverse/domain/quizzes/daily/daily-attempt'
import { dayOfDailyQuiz } from '@trendverse/domain/quizzes/daily/daily-quiz'
import { compareEntries, type LeaderboardEntry } from '@trendverse/domain/quizzes/leaderboard'
import { cleanCopy, cleanText } from '../reading/clean-text'
import { averagesOf, type CategorySum, endOf } from '../reading/quiz-record'
import type { KeptAttempt, MemoryStore } from './memory-store'

/** Quizzes in memory. Nothing else runs between the look at an attempt and its change. */
export function memoryQuizRepository(store: MemoryStore): QuizRepository {
  const attempts = (keep: (attempt: QuizAttempt) => boolean) =>
    [...store.quizAttempts.values()].map(({ attempt }) => attempt).filter(keep)
  const unfinishedOf = (taker: QuizTaker, trendId: string) =>
    attempts((one) => one.finishedAtMs === null && isOf(one, taker) && one.quiz.trendId === trendId)[0] ?? null
  const save = (attempt: QuizAttempt, percent: number | null): QuizAttempt => {
    const kept = cleanCopy(attempt)
    const sharedAtMs = store.quizAttempts.get(kept.id)?.sharedAtMs ?? null
    store.quizAttempts.set(kept.id, { attempt: kept, percent, sharedAtMs })
    return kept
  }
  const entriesWhere = (keep: (entry: LeaderboardEntry) => boolean) =>
    [...store.leaderboardEntries.values()].filter(keep).map((entry) => underNameOfNow(store, entry))

  return {
    begin: async (attempt) => {
      const { taker, quiz } = attempt
      if (taker.kind === 'user' && !store.accounts.has(taker.id)) return null
      return unfinishedOf(taker, quiz.trendId) ?? save(attempt, null)
    },
    beginOnce: async (attempt) => {
      const { id, taker } = attempt
      if (taker.kind === 'user' && !store.accounts.has(taker.id)) return null
      const before = store.quizAttempts.get(id)?.attempt
      return before === undefined ? { attempt: save(attempt, null), isNew: true } : { attempt: before, isNew: false }
    },
    find: async (id) => store.quizAttempts.get(id)?.attempt ?? null,
    findUnfinished: async (taker, trendId) => unfinishedOf(taker, trendId),
    updateAnswers: async (id, decide) => {
      const kept = store.quizAttempts.get(id)
      if (kept === undefined) return null
      const decided = decide(kept.attempt)
      return decided === null ? kept.attempt : save({ ...kept.attempt, answers: decided.answers }, kept.percent)
    },
    finish: async (id, decide) => {
      const attempt = store.quizAttempts.get(id)?.attempt
      if (attempt === undefined) return null
      if (attempt.finishedAtMs !== null) return { attempt, isFirst: false }
      const record = decide(attempt)
      const { taker } = attempt
      const end = endOf(record)
      if (spendsTrial(attempt)) {
        if (store.guests.has(taker.id)) return { attempt, isFirst: false }
        store.guests.set(taker.id, end.finishedAtMs)
      }
      if (taker.kind === 'user') creditAccount(store, taker.id, record)
      return { attempt: save({ ...attempt, ...end }, record.percent), isFirst: true }
    },
    share: async (id, userId, nowMs) => {
      const kept = store.quizAttempts.get(id)
      if (kept === undefined || kept.attempt.finishedAtMs === null) return null
      if (!isOf(kept.attempt, { kind: 'user', id: userId })) return null
      store.quizAttempts.set(id, { ...kept, sharedAtMs: kept.sharedAtMs ?? nowMs })
      return { attempt: kept.attempt, isFirst: kept.sharedAtMs === null }
    },
    findShared: async (id) => {
      const kept = store.quizAttempts.get(id)
      return kept === undefined || kept.sharedAtMs === null ? null : kept.attempt
    },
    discard: async (id, which) => {
      const attempt = store.quizAttempts.get(id)?.attempt
      if (attempt?.finishedAtMs !== null) return
      if (which === 'unfinished' || attempt.answers.length === 0) store.quizAttempts.delete(id)
    },
    listFinished: async (userId, { page, pageSize }) => {
      const all = finishedOf(store, userId).map(({ attempt }) => attempt)
      const latestFirst = all.sort((a, b) => (b.finishedAtMs ?? 0) - (a.finishedAtMs ?? 0) || (a.id < b.id ? 1 : -1))
      return { attempts: latestFirst.slice((page - 1) * pageSize, page * pageSize), total: all.length }
    },
    listOf: async (userId) =>
      attempts((attempt) => isOf(attempt, { kind: 'user', id: userId })).sort(
        (a, b) => a.startedAtMs - b.startedAtMs || byId(a, b),
      ),
    listEntries: async (userId) =>
      entriesWhere((entry) => entry.userId === userId).sort((a, b) => a.achievedAtMs - b.achievedAtMs || byId(a, b)),
    listDaysTaken: async (userId) =>
      finishedOf(store, userId)
        .filter(({ attempt }) => attempt.answers.length > 0)
        .flatMap(({ attempt }) => dayOfDailyQuiz(attempt.quiz.trendId) ?? [])
        .sort()
        .reverse(),
    statsOf: async (userId) => {
      const finished = finishedOf(store, userId)
      return {
        hadPerfectQuiz: finished.some(({ percent }) => percent === 100),
        byCategory: averagesOf([...sumByCategory(finished).values()]),
      }
    },
    readLeaderboard: async (trendId, userId, difficulty) => ({
      entries: entriesWhere((entry) => isOnBoard(entry, { trendId, difficulty }) && isShown(store, entry)).sort(
        (a, b) => compareEntries(a, b) || byId(a, b),
      ),
      own:
        userId === null
          ? null
          : (entriesWhere((entry) => isEntryOf(entry, userId, { trendId, difficulty }))[0] ?? null),
    }),
    addSamples: async (entries) => {
      for (const entry of cleanCopy(entries))
        store.leaderboardEntries.set(entry.id, { ...entry, userId: null, isSample: true })
    },
    listOverdue: async (deadlineBeforeMs, limit) =>
      attempts(({ finishedAtMs, deadlineMs }) => finishedAtMs === null && deadlineMs < deadlineBeforeMs)
        .sort((a, b) => a.deadlineMs - b.deadlineMs || byId(a, b))
        .slice(0, limit),
    removeGuestAttempts: async (startedBeforeMs) => {
      const old = attempts(({ taker, startedAtMs }) => taker.kind === 'guest' && startedAtMs < startedBeforeMs)
      for (const { id } of old) store.quizAttempts.delete(id)
      return old.length
    },
  }
}

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1)

function isOf({ taker }: QuizAttempt, { kind, id }: QuizTaker): boolean {
  return taker.kind === kind && taker.id === cleanText(id)
}

type Board = Pick<LeaderboardEntry, 'trendId' | 'difficulty'>

function isOnBoard(entry: LeaderboardEntry, { trendId, difficulty }: Board): boolean {
  return entry.trendId === trendId && entry.difficulty === difficulty
}

function isEntryOf(entry: LeaderboardEntry, userId: string, board: Board): boolean {
  return entry.userId === userId && isOnBoard(entry, board)
}

function isShown({ accounts }: MemoryStore, { userId }: LeaderboardEntry): boolean {
  return userId === null || isPublicMaker(accounts.get(userId)?.user ?? null)
}

function underNameOfNow({ accounts }: MemoryStore, entry: LeaderboardEntry): LeaderboardEntry {
  const username = entry.userId === null ? undefined : accounts.get(entry.userId)?.user.username
  return { ...entry, username: username ?? entry.username }
}

function finishedOf({ quizAttempts }: MemoryStore, userId: string): readonly KeptAttempt[] {
  const isTheirs = ({ attempt }: KeptAttempt) => isOf(attempt, { kind: 'user', id: userId })
  return [...quizAttempts.values()].filter((kept) => kept.attempt.finishedAtMs !== null && isTheirs(kept))
}

function sumByCategory(finished: readonly KeptAttempt[]): ReadonlyMap<string, CategorySum> {
  const sums = new Map<string, CategorySum>()
  for (const { attempt, percent } of finished) {
    if (percent === null || dayOfDailyQuiz(attempt.quiz.trendId) !== null) continue
    const { category } = attempt.quiz
    const { quizzes, percentSum } = sums.get(category) ?? { quizzes: 0, percentSum: 0 }
    sums.set(category, { category, quizzes: quizzes + 1, percentSum: percentSum + percent })
  }
  return sums
}

/** Adds a finished quiz to its account, and to the leaderboard where it is the account's best of its board. */
function creditAccount(store: MemoryStore, userId: string, { percent, entry }: FinishRecord): void {
  const account = store.accounts.get(userId)
  if (account === undefined) return
  if (percent !== null) {
    const { sum, count } = account.user.quizScores
    const quizScores = { sum: sum + percent, count: count + 1 }
    store.accounts.set(userId, { ...account, user: { ...account.user, quizScores } })
  }
  if (entry === null) return
  const before = [...store.leaderboardEntries.values()].find((one) => isEntryOf(one, userId, entry))
  if (before !== undefined && compareEntries(entry, before) >= 0) return
  if (before !== undefined) store.leaderboardEntries.delete(before.id)
  store.leaderboardEntries.set(entry.id, cleanCopy({ ...entry, userId, isSample: false }))
}
