import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { scoreOf } from '@trendverse/domain/quizzes/attempt-rules'
import type { Needs } from '../ports/ports'

/** So many of what an account made are shown with it. */
const LATEST = 5

const iso = (atMs: number): string => new Date(atMs).toISOString()

/** What an account made: counts, and the latest few of each. */
export async function contentOf(ports: Needs<'gameRuns' | 'memes' | 'quizzes'>, id: Uuid) {
  const page = { page: 1, pageSize: LATEST }
  const [quizzes, memes, runs] = await Promise.all([
    ports.quizzes.listFinished(id, page),
    ports.memes.listHistory(id, page),
    ports.gameRuns.listLatest(id, LATEST),
  ])
  return {
    quizzes: {
      total: quizzes.total,
      latest: quizzes.attempts.map((attempt) => ({
        id: attempt.id,
        trendName: attempt.quiz.trendName,
        right: scoreOf(attempt).right,
        questions: attempt.quiz.questions.length,
        finishedAt: iso(attempt.finishedAtMs ?? attempt.deadlineMs),
      })),
    },
    memes: {
      total: memes.total,
      latest: memes.memes.map((meme) => ({
        id: meme.id,
        trendName: meme.trendName,
        text: meme.text,
        madeAt: iso(meme.createdAtMs),
      })),
    },
    runs: {
      total: runs.total,
      latest: runs.runs.map((run) => ({
        id: run.id,
        gameId: run.gameId,
        mode: run.mode,
        points: run.result?.points ?? null,
        startedAt: iso(run.startedAtMs),
      })),
    },
  }
}
