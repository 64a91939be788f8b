import { INTRO_LEADERBOARD_SIZE } from '@trendverse/domain/quizzes/leaderboard'
import { PAGE_DIFFICULTY } from '@trendverse/domain/quizzes/quiz'
import { useRead } from '../../backend/reads/use-read'
import { useSession } from '../../backend/session/use-session'
import { Skeleton } from '../../components/page/skeleton'
import { BoardOf } from './board-of'
import { leaderboardRows } from './leaderboard-rows'
import { LeaderboardTable } from './leaderboard-table'

type IntroLeaderboardProps = {
  /** What its quizzes are about. */
  readonly subjectId: string
  /** Which quizzes it compares. */
  readonly words: string
}

/** QZ-02, OP-85: the five best at quizzes like this one, before it. */
export function IntroLeaderboard({ subjectId, words }: IntroLeaderboardProps) {
  const { user } = useSession()
  const { phase, data: board } = useRead(`leaderboard of ${subjectId} ${PAGE_DIFFICULTY}`, (backend, signal) =>
    backend.quizzes.leaderboard({ trendId: subjectId, difficulty: PAGE_DIFFICULTY }, { signal }),
  )
  return (
    <section aria-labelledby="board" className="quiz-card content-start" aria-busy={phase === 'loading'}>
      <h2 id="board" className="text-xl">
        Top {INTRO_LEADERBOARD_SIZE}
      </h2>
      <BoardOf words={words} />
      <div>
        {phase === 'loading' ? (
          <LeaderboardResting />
        ) : phase === 'failed' ? (
          <p className="text-sm text-muted">The leaderboard didn’t load. You can still take the quiz.</p>
        ) : board.entries.length === 0 ? (
          <p className="max-w-[34ch] text-sm text-muted">
            No scores yet.{' '}
            {user === null
              ? 'Create a free account and be the first on this leaderboard.'
              : 'Be the first on this leaderboard.'}
          </p>
        ) : (
          <LeaderboardTable
            caption="The five best results"
            rows={leaderboardRows(board, null).rows.slice(0, INTRO_LEADERBOARD_SIZE)}
            own={null}
          />
        )}
      </div>
    </section>
  )
}

function LeaderboardResting() {
  return (
    <div aria-hidden="true" className="grid gap-3">
      {Array.from({ length: INTRO_LEADERBOARD_SIZE }, (_, index) => (
        <Skeleton key={index} className="h-11 w-full" />
      ))}
    </div>
  )
}
