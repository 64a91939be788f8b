import { expect, it } from 'vitest'
import { quizBoardsMigration } from '../sql/migrations/0031-quiz-boards'
import { rankedDifficultiesMigration } from '../sql/migrations/0032-ranked-difficulties'
import type { SqlDatabase } from '../sql/sql-database'
import { inEarlierVersion } from './in-earlier-version'
import { idOf } from './samples'

const START = Date.UTC(2026, 2, 3)

type Taken = {
  readonly n: number
  readonly difficulty: string
  readonly percent: number
  /** Seconds after the start at which each of the five questions was answered. */
  readonly answeredAt: readonly number[]
}

/** One attempt of the account 1 about the trend 9, of a minute, that began n minutes after the start. */
function attemptRow({ n, difficulty, percent, answeredAt }: Taken): string {
  const startMs = START + n * 60_000
  const answers = answeredAt.map((seconds) => ({ answeredAtMs: startMs + seconds * 1_000 }))
  const quiz = { difficulty, questions: [1, 2, 3, 4, 5] }
  const [start, deadline] = [startMs, startMs + 60_000].map((ms) => `'${new Date(ms).toISOString()}'`)
  return `('${idOf(n)}', '${idOf(1)}', '${idOf(9)}', 'Music', '${JSON.stringify(quiz)}', '${JSON.stringify(answers)}',
    ${start}, ${deadline}, ${deadline}, ${percent})`
}

const ATTEMPTS: readonly Taken[] = [
  { n: 11, difficulty: 'hard', percent: 100, answeredAt: [1, 2, 3, 4, 20] },
  { n: 12, difficulty: 'easy', percent: 80, answeredAt: [5, 6, 7, 8, 50] },
  { n: 13, difficulty: 'easy', percent: 80, answeredAt: [5, 6, 7, 8, 30] },
  { n: 14, difficulty: 'easy', percent: 80, answeredAt: [5, 6, 7, 8] },
  { n: 15, difficulty: 'easy', percent: 100, answeredAt: [5, 6, 7, 8, 66] },
  { n: 16, difficulty: 'medium', percent: 0, answeredAt: [] },
]

/** Boards of quizzes that were taken before boards were kept per difficulty (OP-85). */
export function quizBoardsStepSuite(empty: () => Promise<SqlDatabase>): void {
  it('gives an account a row on the board of each difficulty it was ranked at before boards told them apart', async () => {
    const rows = await inEarlierVersion(
      await empty(),
      quizBoardsMigration,
      `insert into users (id, username, email, password_hash, first_name, last_name, role, is_active, email_verified,
         status, registered_at, last_active_at, kyc_required, time_zone, bio, theme, notifications, achievements)
       values ('${idOf(1)}', 'ada', 'ada@example.org', '', 'Ada', 'Quill', 'user', true, true, 'active', now(), now(),
         false, 'UTC', '', 'system', true, '{}');
       insert into quiz_attempts (id, user_id, trend_id, category, quiz, answers, started_at, deadline, finished_at, percent)
       values ${ATTEMPTS.map(attemptRow).join(', ')};
       insert into quiz_standings (id, trend_id, user_id, sample_name, score, time_seconds, achieved_at) values
         ('${idOf(21)}', '${idOf(9)}', '${idOf(1)}', null, 100, 20, '${new Date(START + 12 * 60_000).toISOString()}'),
         ('${idOf(22)}', '${idOf(8)}', '${idOf(1)}', null, 0, 60, '${new Date(START + 17 * 60_000).toISOString()}'),
         ('${idOf(23)}', '${idOf(9)}', null, 'Sample', 60, 40, now())`,
      'select id, difficulty, score, time_seconds from quiz_standings order by score desc, difficulty',
      rankedDifficultiesMigration,
    )
    expect(rows).toEqual([
      { id: idOf(21), difficulty: 'hard', score: 100, time_seconds: 20 },
      { id: idOf(13), difficulty: 'easy', score: 80, time_seconds: 30 },
      { id: idOf(23), difficulty: 'medium', score: 60, time_seconds: 40 },
    ])
  })
}
