import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import type { Caller } from '../accounts/caller'
import { mayModelMake } from '../ai/may-model-make'
import { type GenerationRun, startGeneration } from '../ai/start-generation'
import type { Reservation } from '../limits/reserve-allowance'
import type { AiPorts } from '../ports/ports'
import { beginQuiz } from './begin-quiz'
import { orderedQuizOf } from './follow-quiz-job'
import { makeQuiz, type QuizOrder } from './make-quiz'
import type { OrderedQuiz } from './ordered-quiz'
import { readUnwanted } from './questions-asked'
import type { QuizPorts } from './quiz-ports'
import { writeQuestions } from './write-questions'

type WritingPorts = QuizPorts & { readonly ai: AiPorts }

/** OP-26: of guests, what one network may have written a day is limited; of accounts, what one may an hour. */
export async function mayModelWrite(ports: WritingPorts, caller: Caller): ReturnType<typeof mayModelMake> {
  return caller.kind === 'guest'
    ? mayModelMake(ports, 'quiz', THROTTLES.trialModel, ports.origin.network)
    : mayModelMake(ports, 'quiz', THROTTLES.memberModel, caller.user.id)
}

/** Has a model write a quiz while the caller waits, and answers with it when that is soon done. */
export async function startWritingQuiz(
  ports: WritingPorts,
  order: QuizOrder,
  reservation: Reservation,
): Promise<OrderedQuiz> {
  const progress = await startGeneration(ports, {
    order: { kind: 'quiz', taker: order.taker, trendId: order.trend.id, variant: '' },
    reservation,
    isPaidWhenClaimed: true,
    run: async (run) => {
      const { attempt, resumed } = await writeAndBegin(ports, order, run)
      // somebody was faster, in another tab: that quiz has been paid for, and stays
      const discard = async () => {
        if (!resumed) await ports.quizzes.discard(attempt.id, 'unanswered')
      }
      return { made: attempt, isFree: resumed, discard }
    },
    find: (id) => ports.quizzes.find(id),
  })
  return orderedQuizOf(progress)
}

const FALLBACKS = { written: null, built_in: 'demo_key', failed: 'no_answer' } as const

async function writeAndBegin(ports: WritingPorts, order: QuizOrder, { cancelled, signal, onStage }: GenerationRun) {
  const { trend, taker, count, difficulty } = order
  const unwanted = await readUnwanted(ports, order)
  const avoid = new Set([...unwanted.asked, ...unwanted.retired])
  const written = await writeQuestions(
    { ...ports.ai, settings: ports.settings, log: ports.log },
    { trend, count, difficulty, avoid },
    { signal, onStage },
  )
  cancelled.throwIfAborted()
  if (written.kind === 'failed') ports.log.warn({ reason: written.message }, 'A quiz was made without a model')
  const questions = written.kind === 'written' ? written.questions : []
  const quiz = await makeQuiz(ports, order, unwanted, questions, FALLBACKS[written.kind])
  return beginQuiz(ports, taker, quiz, order.unranked)
}
