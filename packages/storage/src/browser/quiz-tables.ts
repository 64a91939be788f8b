import type { KeptAttempt } from '../memory/memory-store'
import type { DeviceRecord } from './device-record'
import { type DeviceTable, deviceTable, deviceTablePerKey } from './device-table'
import { quizAttemptRecord, standingRecord } from './quiz-records'
import { leaderboardKey, QUIZ_ATTEMPTS_KEY, QUIZ_HISTORY_KEY } from './storage-keys'

/**
 * An attempt of five questions takes some 5,000 characters: so many of them are a fifth of the five million a browser
 * gives. What is older makes room; scores and boards have counted it already.
 */
const MAX_FINISHED_ATTEMPTS = 200
/** A visitor goes through few trends in the days until an attempt that was left is ended; the oldest make room. */
const MAX_RUNNING_ATTEMPTS = 50

/** Quizzes of this device: those that are being taken, those that ended, and a board for each trend. */
export function quizTables(): readonly DeviceTable[] {
  return [
    deviceTable(QUIZ_ATTEMPTS_KEY, quizAttemptRecord, putAttempt, ({ quizAttempts }) =>
      latest(quizAttempts, MAX_RUNNING_ATTEMPTS, ({ attempt }) =>
        attempt.finishedAtMs === null ? attempt.startedAtMs : null,
      ),
    ),
    deviceTable(QUIZ_HISTORY_KEY, quizAttemptRecord, putAttempt, ({ quizAttempts }) =>
      latest(quizAttempts, MAX_FINISHED_ATTEMPTS, ({ attempt }) => attempt.finishedAtMs),
    ),
    deviceTablePerKey(
      // without an id: what all of them begin with
      leaderboardKey(''),
      standingRecord,
      ({ trendId }) => leaderboardKey(trendId),
      ({ standings }, entry) => void standings.set(entry.id, entry),
      ({ standings }) => [...standings.values()],
    ),
  ]
}

function putAttempt({ quizAttempts }: DeviceRecord, kept: KeptAttempt): void {
  quizAttempts.set(kept.attempt.id, kept)
}

/** The latest of those that have an instant, the oldest of them first. */
function latest(
  attempts: DeviceRecord['quizAttempts'],
  limit: number,
  atMsOf: (kept: KeptAttempt) => number | null,
): readonly KeptAttempt[] {
  return [...attempts.values()]
    .filter((kept) => atMsOf(kept) !== null)
    .sort((a, b) => (atMsOf(a) ?? 0) - (atMsOf(b) ?? 0))
    .slice(-limit)
}
