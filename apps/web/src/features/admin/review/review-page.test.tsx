import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { teachDialogs } from '../../../test-support/dialogs'
import { renderAdmin } from '../testing/render-admin'
import { AdminReview } from './review-page'
import type { ContactMessage, ReviewCase } from './review-types'

const AT = '2026-01-02T12:00:00.000Z'
const ID = '00000000-0000-7000-8000-000000000001'

function runCase(n: number, state: ReviewCase['state'] = 'open'): ReviewCase {
  const played = { gameId: 'trend-quiz', mode: 'normal', day: '2026-01-02', points: 900, ticks: 100 } as const
  return {
    kind: 'run',
    id: ID.replace(/1$/, String(n)),
    state,
    reporters: 1,
    lastReportedAt: AT,
    reports: [{ reason: 'cheating', note: `Look at gate ${n.toString()}.`, reportedAt: AT }],
    subject: { kind: 'run', ...played, ranked: true, hasLog: false, username: `player_${n.toString()}` },
  }
}

const MESSAGE: ContactMessage = {
  id: ID,
  userId: null,
  name: 'Ada',
  email: 'ada@example.org',
  subject: 'A quiz is missing',
  message: 'Where is it?',
  priority: false,
  status: 'open',
  createdAt: AT,
  answer: null,
  answeredAt: null,
}

beforeAll(() => {
  teachDialogs()
  // The test's window has no room to scroll in.
  Element.prototype.scrollIntoView = () => undefined
})
let page: Awaited<ReturnType<typeof renderAdmin>>
afterEach(() => page.remove())

const listOf = <Row,>(data: readonly Row[]) =>
  vi.fn(async (_query: object) => ({ data, total: data.length, page: 1, pageSize: 25 }))

it('moves through the reports by keys and decides about the one it is at', async () => {
  const decide = vi.fn(async (_input: object) => ({ data: runCase(2, 'taken_down') }))
  const list = listOf([runCase(1), runCase(2)])
  page = await renderAdmin('/admin/review', <AdminReview />, { admin: { review: { list, decide } } })
  await page.until(() => expect(page.text()).toContain('Look at gate 2.'))
  expect(list.mock.calls[0]?.[0]).toMatchObject({ status: 'open' })
  const current = () => page.find('li[aria-current]').textContent
  expect(current()).toContain('player_1')
  await page.press(document.body, 'j')
  await page.press(document.body, 'j')
  expect(current()).toContain('player_2')
  await page.press(document.body, 'x')
  const target = { kind: 'run', id: runCase(2).id }
  expect(decide.mock.calls[0]?.[0]).toEqual({ ...target, decision: 'take_down', expected: { state: 'open' } })
  await page.press(document.body, 'g')
  await page.press(document.body, 'a')
  expect(decide).toHaveBeenCalledTimes(1)
})

it('says that nothing waits, and how decided reports are found', async () => {
  page = await renderAdmin('/admin/review', <AdminReview />, { admin: { review: { list: listOf([]) } } })
  await page.until(() => expect(page.text()).toContain('Nothing to review'))
})

it('answers a message by mail, and not with nothing', async () => {
  const answer = vi.fn(async (_input: object) => ({ data: MESSAGE }))
  const contactMessages = { list: listOf([MESSAGE]), answer }
  page = await renderAdmin('/admin/review?tab=messages', <AdminReview />, { admin: { contactMessages } })
  await page.until(() => expect(page.text()).toContain('Where is it?'))
  await page.click(page.button('Answer: A quiz is missing'))
  await page.click(page.button('Send answer'))
  expect(page.text()).toContain('Please write an answer.')
  expect(answer).not.toHaveBeenCalled()
})
