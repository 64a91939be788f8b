import type { Backend } from '@trendverse/contract/contract'
import { PAGE_DIFFICULTY, PAGE_QUESTIONS } from '@trendverse/domain/quizzes/quiz'
import type { CallingServices } from '../../backend/call-home'
import { followJob, type Waiting } from '../../backend/follow-job'
import type { Services } from '../../backend/services'
import type { AttemptAnswer } from './quiz-calls'

type Order = Awaited<ReturnType<Backend['quizzes']['generate']>>['data']

const progressOf = ({ attempt, job }: Order) => ({ made: attempt, job })

/**
 * Asks for a quiz and waits until it can be taken. When nobody waits any more the home is told, so that what it cost is
 * given back. Throws what the quiz was refused with, or the reason of `signal`.
 */
export async function orderQuiz(
  services: Pick<Services, 'call'> & CallingServices,
  trendId: string,
  waiting: Waiting,
): Promise<AttemptAnswer> {
  const request = { trendId, difficulty: PAGE_DIFFICULTY, count: PAGE_QUESTIONS }
  // Heard to its end even when nobody waits any more: only then is it known what there is to call off.
  const { data: order } = await services.call((backend) => backend.quizzes.generate(request))
  return followJob(services, {
    ...waiting,
    thing: 'quiz',
    first: progressOf(order),
    ask: async (backend, id, signal) => progressOf((await backend.quizzes.job({ id }, { signal })).data),
    cancel: (backend, id) => backend.quizzes.cancelJob({ id }),
  })
}
