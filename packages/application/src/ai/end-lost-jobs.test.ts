import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { expect, it } from 'vitest'
import { followQuizJob } from '../quizzes/follow-quiz-job'
import { openQuizWorld } from '../quizzes/quiz-world.fixtures'
import { endLostJobs } from './end-lost-jobs'

it('gives back, once, what a job cost whose process died', async () => {
  const { world, ports, order, spent } = await openQuizWorld()
  await order()
  world.nowMs += 3 * 60_000
  await endLostJobs(ports)
  expect([...world.store.generationJobs.values()]).toMatchObject([{ stage: 'waiting' }])
  world.nowMs += 1
  await Promise.all([endLostJobs(ports), endLostJobs(ports)])
  expect([...world.store.generationJobs.values()]).toMatchObject([{ stage: 'failed' }])
  expect(await spent()).toBe(0)
})

it('gives nothing back a second time of what whoever waited was told of', async () => {
  const { world, ports, caller, order, spent } = await openQuizWorld()
  // two units, one of them of a job that goes on
  await order()
  const [lost] = world.store.generationJobs.values()
  world.nowMs += 3 * 60_000 + 1
  await order()
  await followQuizJob(ports, caller, lost?.id ?? '')
  await endLostJobs(ports)
  expect([...world.store.generationJobs.values()].map(({ stage }) => stage)).toEqual(['failed', 'waiting'])
  expect(await spent()).toBe(1)
})

it('gives the unit of a meme back to memes, and of a quiz to quizzes', async () => {
  const { world, ports, caller, order, spent } = await openQuizWorld()
  await order()
  const [quizJob] = world.store.generationJobs.values()
  if (quizJob === undefined || quizJob.bookedDay === null) throw new Error('there should be a job')
  const { id: userId } = caller.user
  await ports.usage.spend(userId, 'memes', quizJob.bookedDay, 2)
  await ports.usage.spend(userId, 'memes', quizJob.bookedDay, 2)
  await ports.ai.generationJobs.add({ ...quizJob, id: testUuid(77), kind: 'meme', stage: 'painting' })
  world.nowMs += 3 * 60_000 + 1
  await endLostJobs(ports)
  expect(await ports.usage.usedOn(userId, quizJob.bookedDay)).toMatchObject({ memes: 1, quizzes: 0 })
  expect(await spent()).toBe(0)
})
