import { describe, expect, it } from 'vitest'
import { cancelQuizJob, followQuizJob } from './follow-quiz-job'
import type { OrderedQuiz } from './ordered-quiz'
import { openQuizWorld } from './quiz-world.fixtures'

function jobOf(ordered: OrderedQuiz) {
  if (ordered.kind !== 'being_made') throw new Error('the quiz should still be being made')
  return ordered.job
}

function attemptOf(ordered: OrderedQuiz) {
  if (ordered.kind !== 'begun') throw new Error('the quiz should have begun')
  return ordered.attempt
}

describe('an order while a model writes', () => {
  it('is answered with the job there is after a reload, and costs nothing more', async () => {
    const { world, order, asked, spent, finishWriting } = await openQuizWorld()
    world.settings.set('dailyQuizLimit', 1)
    const job = jobOf(await order())
    expect(jobOf(await order()).id).toBe(job.id)
    expect([asked.length, await spent()]).toEqual([1, 1])
    await finishWriting()
    expect(await order()).toMatchObject({ kind: 'begun', resumed: true })
    expect(await spent()).toBe(1)
  })

  it('is one job of several tabs that order at the very same moment', async () => {
    const { world, order, asked, spent, finishWriting } = await openQuizWorld()
    const ordered = await Promise.all(Array.from({ length: 10 }, order))
    expect(new Set(ordered.map((one) => jobOf(one).id)).size).toBe(1)
    expect([asked.length, await spent()]).toEqual([1, 1])
    await finishWriting()
    expect(world.store.quizAttempts.size).toBe(1)
    expect(await spent()).toBe(1)
  })

  it('begins a new job after the last was called off, or its process died, which cost nothing', async () => {
    const { world, ports, caller, order, spent } = await openQuizWorld()
    const first = jobOf(await order())
    await cancelQuizJob(ports, caller, first.id)
    const second = jobOf(await order())
    world.nowMs += 3 * 60_000
    expect(jobOf(await order()).id).toBe(second.id)
    world.nowMs += 1
    const third = jobOf(await order())
    expect(new Set([first.id, second.id, third.id]).size).toBe(3)
    expect([...world.store.generationJobs.values()].map(({ stage }) => stage)).toEqual([
      'cancelled',
      'failed',
      'waiting',
    ])
    expect(await spent()).toBe(1)
  })
})

describe('a quiz that was begun after its page had left', () => {
  it('costs nothing when nobody came for it before its time was up', async () => {
    const { order, spent, finishWriting, endTime, world } = await openQuizWorld()
    await order()
    await finishWriting()
    expect([world.store.quizAttempts.size, await spent()]).toEqual([1, 1])
    await endTime()
    await endTime()
    expect([world.store.quizAttempts.size, await spent()]).toEqual([0, 0])
  })

  it('gives its unit back to whoever comes too late for it, before the next one is booked', async () => {
    const { world, order, spent, finishWriting } = await openQuizWorld()
    world.settings.set('dailyQuizLimit', 1)
    await order()
    await finishWriting()
    const [kept] = world.store.quizAttempts.values()
    world.nowMs = (kept?.attempt.deadlineMs ?? 0) + 5_001
    expect(jobOf(await order()).stage).toBe('waiting')
    expect([world.store.quizAttempts.size, await spent()]).toEqual([0, 1])
  })

  it('is spent once its page asks how far it is', async () => {
    const { ports, caller, order, spent, finishWriting, endTime } = await openQuizWorld()
    const { id } = jobOf(await order())
    await finishWriting()
    expect(attemptOf(await followQuizJob(ports, caller, id)).answers).toEqual([])
    await endTime()
    expect(await spent()).toBe(1)
  })

  it('is spent once somebody goes on with it', async () => {
    const { order, spent, finishWriting, endTime } = await openQuizWorld()
    await order()
    await finishWriting()
    expect(attemptOf(await order()).answers).toEqual([])
    await endTime()
    expect(await spent()).toBe(1)
  })
})

it('spends the unit of a quiz that goes out with the answer to its order', async () => {
  const { ports, order, spent, finishWriting, endTime } = await openQuizWorld()
  ports.pause = () => new Promise(() => undefined)
  const ordered = order()
  await finishWriting()
  expect(attemptOf(await ordered).answers).toEqual([])
  await endTime()
  expect(await spent()).toBe(1)
})
