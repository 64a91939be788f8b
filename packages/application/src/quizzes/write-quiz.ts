import { isBeyond, THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { type GenerationJob, hasEnded } from '@trendverse/domain/ai/generation-job'
import { MAX_JOB_MS } from '@trendverse/domain/ai/request-queue'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { uuidV7 } from '@trendverse/domain/primitives/uuid'
import type { QuizAttempt } from '@trendverse/domain/quizzes/attempt'
import type { Caller } from '../accounts/caller'
import { countAttempt } from '../accounts/throttle'
import { endGenerationJob } from '../ai/end-generation-job'
import { limitPatience } from '../ai/limit-patience'
import type { AiPorts } from '../ports/ports'
import type { Booking } from './admit-quiz'
import { beginQuiz } from './begin-quiz'
import { makeQuiz, type QuizOrder } from './make-quiz'
import type { OrderedQuiz } from './ordered-quiz'
import { readUnwanted } from './questions-asked'
import type { QuizPorts } from './quiz-ports'
import { claimQuiz } from './unclaimed-quiz'
import { writeQuestions } from './write-questions'

type WritingPorts = QuizPorts & { readonly ai: AiPorts }

/** A quiz that is written faster comes with the first answer. */
const WORTH_WAITING_MS = SECOND_MS

/**
 * Whether a model writes this caller's quiz: there must be a key that is not put aside. What guests of one network may
 * have written a day is limited (OP-26), and what an account may an hour, since waiting can be given up for nothing; beyond
 * it the built-in generator serves them.
 */
export async function mayModelWrite(ports: WritingPorts, caller: Caller): Promise<boolean> {
  const keys = await ports.ai.listKnownKeys()
  if (!keys.some(({ keyType, status }) => keyType === 'quiz' && status !== 'inactive')) return false
  const [rule, subject] =
    caller.kind === 'guest'
      ? ([THROTTLES.trialModel, ports.origin.network] as const)
      : ([THROTTLES.memberModel, caller.user.id] as const)
  return !isBeyond(rule, await countAttempt(ports, rule, subject))
}

/** Has a model write a quiz while the caller waits, and answers with it when that is soon done. */
export async function startWritingQuiz(ports: WritingPorts, order: QuizOrder, booking: Booking): Promise<OrderedQuiz> {
  const nowMs = ports.clock.nowMs()
  const job: GenerationJob = {
    id: uuidV7(nowMs, ports.random.bytes(10)),
    kind: 'quiz',
    taker: order.taker,
    trendId: order.trend.id,
    variant: '',
    stage: 'waiting',
    resultId: null,
    bookedDay: booking.day,
    startedAtMs: nowMs,
    movedAtMs: nowMs,
  }
  const kept = await ports.ai.generationJobs.add(job)
  if (kept.id !== job.id) {
    // ordered in another tab at the same moment: that quiz has been paid for
    await booking.giveBack()
    return { kind: 'being_made', job: kept }
  }
  const waiting = { isOver: false }
  const done = carryOut(ports, job, order, booking, waiting)
  await ports.inBackground(async () => void (await done))
  const soon = await Promise.race([done, ports.pause(WORTH_WAITING_MS).then(() => null)])
  waiting.isOver = true
  if (soon !== null) return { kind: 'begun', attempt: soon, resumed: false }
  // from here on the job alone says how it went, and gives back what it cost
  return followed(ports, job).catch(() => ({ kind: 'being_made', job }))
}

/** How far a job is now, with its quiz when that is there. */
async function followed(ports: WritingPorts, job: GenerationJob): Promise<OrderedQuiz> {
  const now = (await ports.ai.generationJobs.find(job.id)) ?? job
  const attempt = now.resultId === null ? null : await ports.quizzes.find(now.resultId)
  if (attempt === null) return { kind: 'being_made', job: now }
  if (now.bookedDay !== null) await claimQuiz(ports, attempt)
  return { kind: 'begun', attempt, resumed: false }
}

/** Answers with the quiz, or null where none is wanted any more. Never rejects: whoever waits longer asks the job how it went. */
async function carryOut(
  ports: WritingPorts,
  job: GenerationJob,
  order: QuizOrder,
  booking: Booking,
  waiting: { readonly isOver: boolean },
): Promise<QuizAttempt | null> {
  const { generationJobs } = ports.ai
  const stopped = new AbortController()
  const stopListening = generationJobs.whenCancelled((id) => {
    if (id === job.id) stopped.abort()
    if (id === null) void stopIfEnded()
  })
  /** After a lost connection a cancellation may have been missed. */
  async function stopIfEnded(): Promise<void> {
    const now = await generationJobs.find(job.id).catch(() => job)
    if (now === null || hasEnded(now)) stopped.abort()
  }
  try {
    const { attempt, resumed } = await writeAndBegin(ports, job, order, stopped.signal)
    // what goes out with the answer to the order, or belongs to another order, waits for nobody
    const bookedDay = resumed || !waiting.isOver ? null : booking.day
    const made = { resultId: attempt.id, bookedDay }
    const isWanted = await generationJobs.move(job.id, 'ready', ports.clock.nowMs(), made)
    if (!isWanted && !resumed) await ports.quizzes.discard(attempt.id, 'unanswered')
    if (isWanted && resumed) await booking.giveBack()
    return isWanted ? attempt : null
  } catch (error) {
    // whoever called it off has seen to everything
    if (stopped.signal.aborted) return null
    ports.log.error({ err: error, job: job.id }, 'A quiz could not be written')
    // a record that is away now finds the job lost later
    await endGenerationJob(ports, job, 'failed').catch(() => false)
    return null
  } finally {
    stopListening()
  }
}

async function writeAndBegin(ports: WritingPorts, { id }: GenerationJob, order: QuizOrder, signal: AbortSignal) {
  const { generationJobs } = ports.ai
  const { trend, taker, count, difficulty } = order
  const unwanted = await readUnwanted(ports, order)
  const avoid = new Set([...unwanted.asked, ...unwanted.retired])
  // OP-48: all calls together; what is there by then is used
  const patience = limitPatience(ports.ai, MAX_JOB_MS, signal)
  const written = await writeQuestions(
    { ...ports.ai, settings: ports.settings, log: ports.log },
    { trend, count, difficulty, avoid },
    {
      signal: patience.signal,
      onStage: (stage) => void generationJobs.move(id, stage, ports.clock.nowMs()).catch(() => undefined),
    },
  ).finally(() => patience.end())
  signal.throwIfAborted()
  if (written.kind === 'failed') ports.log.warn({ reason: written.message }, 'A quiz was made without a model')
  const questions = written.kind === 'written' ? written.questions : []
  const quiz = await makeQuiz(ports, order, unwanted, questions, written.kind === 'failed')
  return beginQuiz(ports, taker, quiz)
}
