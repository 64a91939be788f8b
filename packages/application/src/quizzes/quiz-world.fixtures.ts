import { LATE_ANSWERS_MS } from '@trendverse/domain/quizzes/attempt-rules'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { transparentBox } from '@trendverse/test-support/transparent-box'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { createFakeWorld, finishBackground, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { tellingTrend } from '@trendverse/test-support/trends/telling-trend'
import type { Caller } from '../accounts/caller'
import type { JobResult, KeyPool } from '../ports/ai'
import { placeOfApiKey } from '../upkeep/sealed-places'
import { endOverdueQuizzes } from './end-overdue-quizzes'
import { orderQuiz } from './order-quiz'

const TREND: TrendDetail = tellingTrend(testUuid(1))

/** An account that orders quizzes of a model which answers when the test lets it, and then that it could not. */
export async function openQuizWorld() {
  const { featured, ...record } = TREND
  const world = createFakeWorld({
    trends: [{ ...record, featuredByAdmin: featured }],
    details: new Map([[TREND.id, TREND]]),
  })
  const ports = portsOfWorld(world)
  const { user, token } = await signInAs(ports, 1, 'user')
  const found = await ports.sessions.find(await ports.tokens.hash(token), world.nowMs)
  if (found === null) throw new Error('there should be a session')
  const caller: Caller = { kind: 'user', ...found }
  await ports.aiKeys.save({
    id: testUuid(95_000),
    name: 'Main',
    provider: 'OpenAI',
    keyType: 'quiz',
    status: 'active',
    sealedKey: await transparentBox.seal('sk-test', placeOfApiKey(testUuid(95_000))),
    keyEnd: 'test',
    priority: 1,
    dailyLimit: 100,
    monthlyLimit: 1_000,
    maxConcurrent: 3,
    createdAtMs: world.nowMs,
  })
  const asked: Promise<unknown>[] = []
  let letAnswer: (result: JobResult<never>) => void = () => undefined
  const answered = new Promise<JobResult<never>>((resolve) => {
    letAnswer = resolve
  })
  const run: KeyPool['run'] = (_job) => {
    asked.push(answered)
    return answered
  }
  const quizPorts = {
    ...ports,
    origin: { guestId: null, network: '192.0.2.1' },
    ai: { ...ports.ai, keyPool: { run, close: () => undefined } },
  }
  return {
    world,
    ports: quizPorts,
    /** Calls of the model so far. */
    asked,
    order: () => orderQuiz(quizPorts, caller, { trendId: TREND.id, difficulty: 'easy' }),
    caller,
    /** Lets the model answer, and everything that waits for it be done. */
    finishWriting: async (): Promise<void> => {
      letAnswer({ kind: 'failed', reason: 'provider', message: 'no model' })
      await finishBackground(world)
    },
    /** Lets the time of every quiz run out, and ends what nobody came back to. */
    endTime: async (): Promise<void> => {
      const deadlines = [...world.store.quizAttempts.values()].map(({ attempt }) => attempt.deadlineMs)
      world.nowMs = Math.max(...deadlines) + LATE_ANSWERS_MS + 1
      await endOverdueQuizzes(quizPorts)
    },
    /** Units the account has spent. */
    spent: async () => (await ports.accounts.findById(user.id))?.totals.quizzes,
  }
}
