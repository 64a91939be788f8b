import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { buildMeme } from '@trendverse/test-support/memes/build-meme'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { arriveAt, startMemeServer } from '../../testing/meme-scene'
import type { TestServer } from '../../testing/start-test-server'
import { visitorOf } from '../../testing/visitor'

type Row = {
  readonly id: string
  readonly hidden: boolean
  readonly openReports: number
  readonly reporters: number
  readonly reports: readonly object[]
}

let server: TestServer
beforeEach(async () => {
  server = await startMemeServer()
})
afterEach(() => server.stop(1_000))

const ports = () => portsOfWorld(server.world)
const SHARED = testUuid(1)
const PRIVATE = testUuid(2)

async function openScene() {
  const [ada, admin] = [await arriveAt(server, 1), (await arriveAt(server, 9, 'admin')).call]
  await ports().memes.add(buildMeme(1, ada.id, { sharedAtMs: server.world.nowMs, text: '<b>Up</b>' }))
  await ports().memes.add(buildMeme(2, ada.id))
  const reportBy = (call: ReturnType<typeof visitorOf>, changes: object = {}) =>
    call('POST', '/reports', { kind: 'meme', id: SHARED, reason: 'offensive', ...changes })
  const list = async (query = '') => (await admin<readonly Row[]>('GET', `/admin/memes${query}`)).data
  return { ada, admin, reportBy, list }
}

it('keeps a report of what was shared, once from each visitor, without who made it (OP-54)', async () => {
  const { ada, reportBy, list } = await openScene()
  const guest = visitorOf(server)
  expect((await reportBy(guest, { note: ' It is <i>mine</i>. ', reason: 'copied' })).data).toEqual({ received: true })
  expect((await reportBy(guest, { note: 'again' })).data).toEqual({ received: true })
  server.world.nowMs += 1
  await reportBy((await arriveAt(server, 2)).call)
  expect(await list()).toMatchObject([
    {
      id: SHARED,
      makerId: ada.id,
      text: '<b>Up</b>',
      hidden: false,
      reporters: 2,
      openReports: 2,
      lastReportedAt: '2026-01-02T12:00:00.001Z',
      reports: [
        { reason: 'offensive', note: '' },
        { reason: 'copied', note: 'It is <i>mine</i>.' },
      ],
    },
  ])
  expect((await list())[0]?.reports.some((report) => 'reporter' in report)).toBe(false)
})

it('takes none of what a visitor cannot see, of one’s own, or in another shape', async () => {
  const { ada, reportBy, list } = await openScene()
  const guest = visitorOf(server)
  const statuses = [
    await reportBy(guest, { id: PRIVATE }),
    await reportBy(guest, { id: testUuid(77) }),
    await reportBy(ada.call),
    await reportBy(guest, { reason: 'wrong_answer' }),
    await reportBy(guest, { note: 'x'.repeat(501) }),
    await reportBy(guest, { attemptId: testUuid(1) }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([404, 404, 409, 422, 422, 422])
  expect(await list()).toEqual([])
})

it('is made only so often by one visitor', async () => {
  const { reportBy } = await openScene()
  const guest = visitorOf(server)
  await reportBy(guest)
  for (let n = 1; n < THROTTLES.reportPerson.tries; n += 1) await reportBy(guest)
  expect((await reportBy(guest)).status).toBe(429)
})

it('lets administrators hide a meme from others and show it again, which is written down', async () => {
  const { ada, admin, reportBy, list } = await openScene()
  const guest = visitorOf(server)
  await reportBy(guest)
  const decide = (decision: string, id = SHARED) => admin<Row>('POST', `/admin/memes/${id}/decision`, { decision })
  expect((await decide('hidden')).data).toMatchObject({ hidden: true, openReports: 0, reporters: 1 })
  expect((await guest('GET', `/memes/${SHARED}`)).status).toBe(404)
  expect((await ada.call('GET', `/memes/${SHARED}`)).status).toBe(200)
  expect([(await list('?status=open')).length, (await list('?status=hidden')).length]).toEqual([0, 1])
  server.world.nowMs += 1
  expect((await decide('shown')).data).toMatchObject({ hidden: false })
  expect((await guest('GET', `/memes/${SHARED}`)).status).toBe(200)
  expect([(await decide('hidden', PRIVATE)).status, (await decide('burnt')).status]).toEqual([404, 422])
  const { entries } = await ports().auditLog.list({ page: 1, pageSize: 9, action: 'meme.decided' })
  expect(entries.map(({ subjectId, details }) => [subjectId, details])).toEqual([
    [SHARED, { decision: 'shown' }],
    [SHARED, { decision: 'hidden' }],
  ])
})
