import type { JudgedPrediction, PredictionRepository } from '@trendverse/application/ports/predictions'
import { isPublicMaker } from '@trendverse/domain/accounts/public-maker'
import { compareTallies } from '@trendverse/domain/games/predictions/prediction-board'
import type { RememberedRound } from '@trendverse/domain/games/predictions/prediction-round'
import { tallyOf } from '@trendverse/domain/games/predictions/prediction-score'
import { mayBeRanked } from '@trendverse/domain/ranking/who-is-ranked'
import { cleanCopy, cleanText } from '../reading/clean-text'
import { findCandidates, settledRound } from './memory-prediction-sources'
import type { KeptPrediction, MemoryStore } from './memory-store'

/** Rounds of Tomorrow in memory. Nothing else runs between the look at a round and its change. */
export function memoryPredictions(store: MemoryStore): PredictionRepository {
  const { predictionRounds, predictions } = store
  const rounds = () => [...predictionRounds.values()].sort((a, b) => (a.day < b.day ? 1 : -1))
  const settled = (sinceMs: number) =>
    rounds().flatMap(({ day, items }) =>
      items.flatMap(({ outcome, ...item }) =>
        outcome !== null && outcome.resolvedAtMs >= sinceMs ? [{ ...item, day, brokeOut: outcome.brokeOut }] : [],
      ),
    )
  const saidBy = (userId: string) =>
    [...predictions.values()].filter((one) => one.userId === userId).sort(inOrderOfRounds)
  const judgedOf = (userId: string, sinceMs: number): JudgedPrediction[] => {
    const byKey = new Map(settled(sinceMs).map((item) => [`${item.day} ${item.number}`, item]))
    return saidBy(userId).flatMap(({ day, number, percent, unranked }) => {
      const item = byKey.get(`${day} ${number}`)
      if (item === undefined) return []
      const { enginePercent, basePercent, brokeOut } = item
      return [{ percent, enginePercent, basePercent, brokeOut, unranked }]
    })
  }
  return {
    findCandidates: async (query) => findCandidates(store, query),
    addRound: async (given) => {
      const round = cleanCopy(given)
      if (predictionRounds.has(round.day)) return false
      predictionRounds.set(round.day, { ...round, items: round.items.map((item) => ({ ...item, outcome: null })) })
      return true
    },
    findRound: async (day) => predictionRounds.get(cleanText(day)) ?? null,
    listRounds: async (limit) => rounds().slice(0, Math.max(0, limit)),
    settle: async () => {
      let count = 0
      for (const round of predictionRounds.values()) {
        const after = settledRound(store, round)
        count += openItems(round) - openItems(after)
        predictionRounds.set(round.day, after)
      }
      return count
    },
    save: async (userId, day, said, nowMs, unranked) => {
      if (!store.accounts.has(userId)) return 'unknown_account'
      const numbers = new Set(predictionRounds.get(day)?.items.map(({ number }) => number))
      if (said.some(({ number }) => !numbers.has(number))) return 'unknown_item'
      const before = saidBy(userId).find((one) => one.day === day)
      const kept = { userId, day, saidAtMs: nowMs, unranked: before === undefined ? unranked : before.unranked }
      for (const { number, percent } of said) {
        predictions.set(JSON.stringify([userId, day, number]), { ...kept, number, percent })
      }
      return before === undefined ? 'saved' : 'saved_again'
    },
    listSaid: async (userId, day) =>
      saidBy(userId)
        .filter((one) => one.day === cleanText(day))
        .map(({ number, percent, unranked }) => ({ number, percent, unranked })),
    listJudgedItems: async (sinceMs) =>
      settled(sinceMs).map(({ enginePercent, basePercent, brokeOut }) => ({ enginePercent, basePercent, brokeOut })),
    listJudged: async (userId, sinceMs) => judgedOf(userId, sinceMs),
    readBoard: async ({ sinceMs, leastResolved, limit, userId }) => {
      const people = [...store.accounts.values()]
        .filter(({ user }) => isPublicMaker(user) && user.runsOnBoards && mayBeRanked(user))
        .map(({ user }) => ({
          user,
          ...tallyOf(judgedOf(user.id, sinceMs).filter(({ unranked }) => unranked === null)),
        }))
        .filter(({ resolved }) => resolved >= leastResolved)
        .sort((a, b) => compareTallies(a, b) || (a.user.id < b.user.id ? -1 : 1))
        .map(({ user, resolved, loss }, index) => ({
          id: user.id,
          row: { username: user.username, resolved, loss, place: index + 1 },
        }))
      return {
        people: people.slice(0, limit).map(({ row }) => row),
        own: people.find(({ id }) => id === userId)?.row ?? null,
        total: people.length,
      }
    },
    listOf: async (userId) =>
      saidBy(userId).flatMap(({ day, number, percent, saidAtMs, unranked }) => {
        const item = predictionRounds.get(day)?.items.find((one) => one.number === number)
        if (item === undefined) return []
        const { title, source, bar, outcome } = item
        return [{ day, number, percent, saidAtMs, unranked, title, source, bar, outcome }]
      }),
  }
}

function openItems({ items }: RememberedRound): number {
  return items.filter(({ outcome }) => outcome === null).length
}

function inOrderOfRounds(a: KeptPrediction, b: KeptPrediction): number {
  return a.day === b.day ? a.number - b.number : a.day < b.day ? -1 : 1
}
