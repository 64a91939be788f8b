import { dailyQuizId } from '@trendverse/domain/quizzes/daily/daily-quiz'
import { sayDay } from '@trendverse/domain/quizzes/say-date'
import { useTimeZone } from '../../../components/browser/use-time-zone'
import { PlanetPicture } from '../../../components/planet-picture/planet-picture'
import { clockText } from '../../../components/text/zoned-time'
import { accentStyle } from '../../../components/trend/accent-style'
import { IntroLeaderboard } from '../intro-leaderboard'
import { QuizBack } from '../quiz-back'
import type { IntroProps } from '../quiz-place'
import { QuizRules } from '../quiz-rules'
import type { QuizSubject } from '../quiz-subject'
import '../../../components/trend/trend-hero.css'
import { DailyStart } from './daily-start'
import { FriendBefore } from './friend-result'
import { useToday } from './use-today'

export const DAILY_BOARD = 'Everyone who took it today'

const PORTRAIT_SIZE_PX = 320

type DailyIntroProps = IntroProps & {
  readonly subject: QuizSubject
  /** Of this device, until the server has said which it is. */
  readonly day: string
  /** The result a friend's link carries. */
  readonly friendId: string | undefined
}

/** OP-84: what the quiz of the day is, the way in, and who did best. */
export function DailyIntro({ subject, day: dayHere, friendId, ...props }: DailyIntroProps) {
  const today = useToday()
  const day = today.data?.day ?? dayHere
  // The day of the quiz is that of UTC, the same for everybody (OP-84); visitors read their own clock.
  const opensAt = clockText(Date.parse(`${day}T00:00:00Z`), useTimeZone())
  return (
    <div className="grid gap-5">
      <QuizBack />
      {friendId !== undefined && <FriendBefore id={friendId} today={today.data} />}
      <header data-theme="dark" data-accent="" style={accentStyle(subject.color)} className="trend-hero">
        <div className="trend-hero-planet">
          <PlanetPicture trend={subject} size={PORTRAIT_SIZE_PX} />
        </div>
        <div className="relative grid content-center gap-5">
          <p className="eyebrow text-accent">{sayDay(Date.parse(`${day}T00:00:00Z`))}</p>
          <h1 tabIndex={-1} className="text-4xl text-text outline-none">
            Quiz of the day
          </h1>
          <p className="max-w-[62ch] text-lg text-text/85">Five questions on five stories. The same for everyone.</p>
          <DailyStart {...props} today={today} />
        </div>
      </header>
      <div className="quiz-columns">
        <QuizRules counted="stories">
          <p>Mostly yesterday’s stories, plus a few classic trends if there aren’t enough.</p>
          <p>You have one try. It doesn’t count against your daily limit.</p>
          <p>There’s a new quiz every day at {opensAt}. You can miss one day a week without losing your streak.</p>
        </QuizRules>
        <IntroLeaderboard subjectId={dailyQuizId(day)} words={DAILY_BOARD} />
      </div>
    </div>
  )
}
