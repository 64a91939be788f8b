import { createFakeTime } from '@trendverse/test-support/fake-time'
import { expect, it, vi } from 'vitest'
import type { AiJob } from '../ports/ai'
import { openQuizWorld } from './quiz-world.fixtures'

it('limits all calls of a model together to a minute, not each of them (OP-48)', async () => {
  const { world, ports, order } = await openQuizWorld()
  const time = createFakeTime(world.nowMs)
  const gaveUpAtMs: number[] = []
  const startedAtMs = time.clock.nowMs()
  /** Answers nothing of use after 40 s, as often as it is asked. */
  const run = <Value>({ signal }: AiJob<Value>) =>
    new Promise<{ readonly kind: 'answered'; readonly value: Value }>((resolve) => {
      // every job of a quiz is answered with text
      const answer = (): void => resolve({ kind: 'answered', value: 'I would rather not.' as Value })
      const cancel = time.startTimer(40_000, answer)
      signal?.addEventListener('abort', () => {
        gaveUpAtMs.push(time.clock.nowMs() - startedAtMs)
        cancel()
        answer()
      })
    })
  Object.assign(ports.ai, { keyPool: { run, close: () => undefined }, startTimer: time.startTimer })
  await order()
  await time.runUntil(Promise.all(world.background.splice(0).map((work) => work())))
  expect(gaveUpAtMs).toContain(60_000)
  expect(time.clock.nowMs() - startedAtMs).toBe(60_000)
  expect([...world.store.generationJobs.values()]).toMatchObject([{ stage: 'ready' }])
  expect([...world.store.quizAttempts.values()]).toMatchObject([{ attempt: { quiz: { fallback: true } } }])
})

it('looks once for the questions a quiz is to do without', async () => {
  const { ports, order, finishWriting } = await openQuizWorld()
  const lookedFor = vi.spyOn(ports.questionQuality, 'listRetired')
  await order()
  await finishWriting()
  expect(lookedFor).toHaveBeenCalledTimes(1)
})
