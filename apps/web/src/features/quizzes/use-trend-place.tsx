import { useNavigate } from '@tanstack/react-router'
import type { Backend } from '@trendverse/contract/contract'
import { PAGE_DIFFICULTY, PAGE_QUESTIONS } from '@trendverse/domain/quizzes/quiz'
import type { Trend } from '@trendverse/domain/trends/trend'
import { useMemo } from 'react'
import { followJob } from '../../backend/call/follow-job'
import { useSession } from '../../backend/session/use-session'
import { lazyPart } from '../../components/browser/lazy-part'
import { boardWords } from './board-of'
import type { QuizResult } from './quiz-calls'
import { QuizIntro } from './quiz-intro'
import type { IntroProps, QuizPlace } from './quiz-place'

const ShareResult = lazyPart(() => import('./share-result').then((module) => module.ShareResult))
const CopyResult = lazyPart(() => import('./share-result').then((module) => module.CopyResult))

type Order = Awaited<ReturnType<Backend['quizzes']['generate']>>['data']

const progressOf = ({ attempt, job }: Order) => ({ made: attempt, job })

function beginAbout(trendId: string): QuizPlace['begin'] {
  return async (services, waiting) => {
    const request = { trendId, difficulty: PAGE_DIFFICULTY, count: PAGE_QUESTIONS }
    // Awaited even after the visitor has left: only the answer tells which job to cancel.
    const { data: order } = await services.call((backend) => backend.quizzes.generate(request))
    return followJob(services, {
      ...waiting,
      thing: 'quiz',
      first: progressOf(order),
      ask: async (backend, id, signal) => progressOf((await backend.quizzes.job({ id }, { signal })).data),
      cancel: (backend, id) => backend.quizzes.cancelJob({ id }),
    })
  }
}

/** Members share their result, guests copy it. */
function TrendAftermath(shown: { readonly trend: Trend; readonly result: QuizResult }) {
  const { user } = useSession()
  return user === null ? <CopyResult {...shown} /> : <ShareResult {...shown} firstName={user.firstName} />
}

/** The page of a trend's quiz (RT-09). */
export function useTrendPlace(trend: Trend): QuizPlace {
  const navigate = useNavigate({ from: '/quiz/$trendId' })
  return useMemo(() => {
    const { id, name } = trend
    return {
      subject: trend,
      path: `/quiz/${id}`,
      // CSS would uppercase the name by English rules, whatever its language.
      eyebrow: (
        <>
          Quiz · <bdi className="normal-case">{name}</bdi>
        </>
      ),
      making: (
        <>
          Five questions drawn from the sources on <span dir="auto">{name}</span>, each checked before you see it.
        </>
      ),
      isOnce: false,
      isOwn: (trendId) => trendId === id,
      begin: beginAbout(id),
      nameAttempt: (attempt) => {
        void navigate({ search: attempt === undefined ? {} : { attempt }, replace: true, resetScroll: false })
      },
      boardOf: boardWords,
      Intro: (props: IntroProps) => <QuizIntro {...props} trend={trend} />,
      Aftermath: ({ result }) => <TrendAftermath trend={trend} result={result} />,
    }
  }, [trend, navigate])
}
