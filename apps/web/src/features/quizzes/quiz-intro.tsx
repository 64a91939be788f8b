import { INTRO_LEADERBOARD_SIZE } from '@trendverse/domain/quizzes/leaderboard'
import { DEFAULT_PASSING_SCORE, durationOf, PAGE_DIFFICULTY, PAGE_QUESTIONS } from '@trendverse/domain/quizzes/quiz'
import type { Trend } from '@trendverse/domain/trends/trend'
import { useRead } from '../../backend/reads/use-read'
import { Skeleton } from '../../components/page/skeleton'
import { TrendHero } from '../../components/trend/trend-hero'
import { leaderboardRows } from './leaderboard-rows'
import { LeaderboardTable } from './leaderboard-table'
import { QuizBack } from './quiz-back'
import { SharedResult } from './shared-result'
import { StartArea } from './start-area'
import type { QuizControls } from './use-quiz'

const MINUTES = durationOf(PAGE_DIFFICULTY, PAGE_QUESTIONS) / 60

const FACTS = [
  { figure: PAGE_QUESTIONS.toString(), word: 'questions' },
  { figure: MINUTES.toString(), word: 'minute limit' },
  { figure: `${DEFAULT_PASSING_SCORE.toString()}%`, word: 'to pass' },
] as const

/** QZ-02: how many questions, how long, and who writes them. */
function QuizRules() {
  return (
    <section aria-labelledby="rules" className="quiz-card content-start">
      <h2 id="rules" className="text-xl">
        How it goes
      </h2>
      <ul className="quiz-facts">
        {FACTS.map(({ figure, word }) => (
          <li key={word}>
            <span className="quiz-figure">{figure}</span> <span className="text-sm text-muted">{word}</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-3 text-muted">
        <p>
          The questions are AI-generated from this trend's own evidence where this site has a key for it, and otherwise
          made from the same evidence by our own generator. After the quiz, every answer shows its proof.
        </p>
        <p>You may change your mind until you go on. What is unanswered when the time is up counts as wrong.</p>
      </div>
    </section>
  )
}

type QuizIntroProps = {
  readonly trend: Trend
  /** Why the last try to begin did not work. */
  readonly problem: string | null
  readonly onStart: QuizControls['start']
  readonly onContinue: QuizControls['goOn']
}

/** QZ-02: what the quiz is about, how it goes, who did best, and the way in. */
export function QuizIntro({ trend, problem, onStart, onContinue }: QuizIntroProps) {
  return (
    <div className="grid gap-5">
      <QuizBack />
      <SharedResult trend={trend} />
      <TrendHero trend={trend} eyebrow="Quiz">
        <p dir="auto" className="line-clamp-5 max-w-[62ch] text-left text-lg text-text/85">
          {trend.description}
        </p>
        <StartArea trendId={trend.id} problem={problem} onStart={onStart} onContinue={onContinue} />
      </TrendHero>
      <div className="quiz-columns">
        <QuizRules />
        <IntroLeaderboard trendId={trend.id} />
      </div>
    </div>
  )
}

/** QZ-02: the five best of a trend, before a quiz. */
function IntroLeaderboard({ trendId }: { readonly trendId: string }) {
  const { phase, data: board } = useRead(`leaderboard of ${trendId}`, (backend, signal) =>
    backend.quizzes.leaderboard({ trendId }, { signal }),
  )
  return (
    <section aria-labelledby="board" className="quiz-card content-start" aria-busy={phase === 'loading'}>
      <h2 id="board" className="text-xl">
        Top {INTRO_LEADERBOARD_SIZE}
      </h2>
      <div className="min-h-80">
        {phase === 'loading' ? (
          <LeaderboardResting />
        ) : phase === 'failed' ? (
          <p className="text-sm text-muted">The board did not arrive. The quiz works without it.</p>
        ) : board.entries.length === 0 ? (
          <p className="max-w-[34ch] text-sm text-muted">
            Nobody stands on this board yet. The first place is free; it needs an account.
          </p>
        ) : (
          <LeaderboardTable
            caption="The five best"
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
