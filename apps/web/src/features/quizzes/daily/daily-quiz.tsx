import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { dailyQuizDay, dayOfDailyQuiz } from '@trendverse/domain/quizzes/daily/daily-quiz'
import { dailyWorld } from '@trendverse/domain/quizzes/daily/daily-world'
import { useMemo, useState } from 'react'
import { useNow } from '../../../components/browser/use-now'
import { Quiz } from '../quiz'
import type { QuizPlace } from '../quiz-place'
import { DailyAftermath } from './daily-aftermath'
import { DAILY_BOARD, DailyIntro } from './daily-intro'
import '../quiz.css'

const route = getRouteApi('/quiz/today')

/** The page of the quiz of the day. A friend's link stays in the address: their result is shown beside one's own. */
function useDailyPlace(day: string, friendId: string | undefined): QuizPlace {
  const navigate = useNavigate({ from: '/quiz/today' })
  return useMemo(() => {
    const subject = { ...dailyWorld(day), name: 'Quiz of the day' }
    const friend = friendId === undefined ? {} : { r: friendId }
    return {
      subject,
      path: '/quiz/today',
      eyebrow: 'Quiz of the day',
      making: 'Five questions on five stories, the same for everyone.',
      isOnce: true,
      // One that was begun before midnight is gone on with after it.
      isOwn: (trendId) => dayOfDailyQuiz(trendId) !== null,
      begin: async (services) => (await services.call((backend) => backend.quizzes.beginToday())).data,
      nameAttempt: (attempt) => {
        const search = attempt === undefined ? friend : { ...friend, attempt }
        void navigate({ search, replace: true, resetScroll: false })
      },
      boardOf: () => DAILY_BOARD,
      Intro: (props) => <DailyIntro {...props} subject={subject} day={day} friendId={friendId} />,
      Aftermath: ({ result }) => <DailyAftermath result={result} friendId={friendId} />,
    }
  }, [day, friendId, navigate])
}

/** OP-84 */
export function DailyQuiz() {
  const { attempt, r } = route.useSearch()
  const nowMs = useNow()
  // The day the page was opened on: it stays while a quiz is taken across midnight.
  const [day] = useState(() => dailyQuizDay(nowMs))
  return <Quiz place={useDailyPlace(day, r)} attemptId={attempt} />
}
