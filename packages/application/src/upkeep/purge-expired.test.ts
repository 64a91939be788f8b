import { newUser } from '@trendverse/domain/accounts/new-user'
import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import { SIGN_UP } from '@trendverse/test-support/accounts/account-world'
import { buildAttempt } from '@trendverse/test-support/quizzes/build-quiz'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { expect, it } from 'vitest'
import { queueMail } from '../mail/queue-mail'
import { purgeExpired } from './purge-expired'

function openWorld() {
  const world = createFakeWorld()
  const ports = portsOfWorld(world)
  const queue = (n: number) =>
    queueMail(ports, {
      type: 'welcome',
      to: `reader-${n}@example.org`,
      userId: null,
      idempotencyKey: `welcome:${n}`,
      variables: { firstName: 'Ada' },
    })
  const mails = async () => (await ports.mails.list({ page: 1, pageSize: 10 })).mails
  return { world, ports, queue, mails }
}

it('gives up mails that are of no use any more, and forgets them a month after they were made', async () => {
  const { world, ports, queue, mails } = openWorld()
  await queue(1)
  world.nowMs += 7 * DAY_MS - 1
  await queue(2)
  await purgeExpired(ports)
  expect((await mails()).map(({ status }) => status)).toEqual(['waiting', 'waiting'])
  world.nowMs += 1
  await purgeExpired(ports)
  expect(await mails()).toMatchObject([
    { to: 'reader-2@example.org', status: 'waiting' },
    {
      status: 'failed',
      error: 'It wasn’t sent in time, because no mail server was in use.',
      sealedBody: expect.any(String),
    },
  ])
  world.nowMs += 23 * DAY_MS + 1
  await purgeExpired(ports)
  expect((await mails()).map(({ to, status }) => [to, status])).toEqual([['reader-2@example.org', 'failed']])
})

it('forgets quizzes of guests a month after they began, and none of accounts', async () => {
  const { world, ports } = openWorld()
  await ports.accounts.create({ user: newUser(testUuid(1), SIGN_UP, world.nowMs), passwordHash: 'hash' })
  const startedAtMs = world.nowMs
  await ports.quizzes.begin(buildAttempt({ id: testUuid(2), taker: { kind: 'guest', id: 'device' }, startedAtMs }))
  await ports.quizzes.begin(buildAttempt({ id: testUuid(3), taker: { kind: 'user', id: testUuid(1) }, startedAtMs }))
  world.nowMs += 30 * DAY_MS
  await purgeExpired(ports)
  expect(world.store.quizAttempts.size).toBe(2)
  world.nowMs += 1
  await purgeExpired(ports)
  expect([...world.store.quizAttempts.keys()]).toEqual([testUuid(3)])
})

it('forgets what guests reported of questions after a month, and questions without a verdict after half a year', async () => {
  const { world, ports } = openWorld()
  const question = { question: 'Why?', rightOption: 'So', trendId: testUuid(1), trendName: 'A trend' }
  const report = (n: number, questionNumber: number) => {
    const id = testUuid(questionNumber)
    const reporter = { kind: 'guest', id: `guest ${n}` } as const
    const made = { questionId: id, reporter, reason: 'other', note: '', reportedAtMs: world.nowMs } as const
    return ports.questionQuality.report({ ...question, id }, made)
  }
  await report(1, 10)
  for (const n of [1, 2, 3]) await report(n, 11)
  const { questions, questionReports } = world.store
  world.nowMs += 30 * DAY_MS
  await purgeExpired(ports)
  expect(questionReports.size).toBe(4)
  world.nowMs += 1
  await purgeExpired(ports)
  expect([questionReports.size, questions.size]).toEqual([0, 2])
  world.nowMs += 150 * DAY_MS - 1
  await purgeExpired(ports)
  expect(questions.size).toBe(2)
  world.nowMs += 1
  await purgeExpired(ports)
  expect([...questions.values()].map(({ id, status }) => [id, status])).toEqual([[testUuid(11), 'flagged']])
})

it('forgets deliveries of an identity provider after a day, and trials of guests after a year', async () => {
  const { world, ports } = openWorld()
  world.store.kycResults.set('delivery', world.nowMs)
  world.store.guests.set('guest', world.nowMs)
  world.nowMs += 24 * HOUR_MS
  await purgeExpired(ports)
  expect([world.store.kycResults.size, world.store.guests.size]).toEqual([1, 1])
  world.nowMs += 1
  await purgeExpired(ports)
  expect([world.store.kycResults.size, world.store.guests.size]).toEqual([0, 1])
  world.nowMs += 364 * DAY_MS
  await purgeExpired(ports)
  expect(world.store.guests.size).toBe(0)
})

it('forgets page heads 90 days after they were read', async () => {
  const { world, ports } = openWorld()
  const page = { pageKey: 'a.example/1', url: 'https://a.example/1', head: null, attempts: 1, nextAttemptAtMs: null }
  await ports.pageHeads.save([{ ...page, reason: 'type', readAtMs: world.nowMs }])
  world.nowMs += 90 * DAY_MS
  await purgeExpired(ports)
  expect(world.store.pageHeads.size).toBe(1)
  world.nowMs += 1
  await purgeExpired(ports)
  expect(world.store.pageHeads.size).toBe(0)
})
