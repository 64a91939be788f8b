import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { teachDialogs } from '../../../test-support/dialogs'
import { renderAdmin } from '../testing/render-admin'
import type { RunRow } from './game-types'
import { AdminGames } from './games-page'

const RUN: RunRow = {
  runId: '00000000-0000-7000-8000-000000000001',
  userId: '00000000-0000-7000-8000-000000000002',
  username: 'ada',
  gameId: 'trend-quiz',
  mode: 'normal',
  packId: 'trend-quiz-2026-01-02-0123456789ab',
  day: '2026-01-02',
  points: 900,
  ticks: 100,
  finishedAt: '2026-01-02T12:00:00.000Z',
  ranked: true,
  hidden: false,
  hasLog: true,
}

beforeAll(() => teachDialogs())
let page: Awaited<ReturnType<typeof renderAdmin>>
afterEach(() => page.remove())

const listOf = <Row,>(data: readonly Row[]) => vi.fn(async (_query: object) => ({ data, total: data.length }))

it('hides a run once somebody has said why', async () => {
  const hideRun = vi.fn(async (_input: object) => ({ data: { runId: RUN.runId, hidden: true } }))
  const games = { listRuns: listOf([RUN]), hideRun }
  page = await renderAdmin('/admin/games?tab=runs', <AdminGames />, { admin: { games } })
  await page.until(() => expect(page.text()).toContain('ada'))
  await page.click(page.button('Hide ada’s run'))
  await page.click(page.button('Hide'))
  expect(page.text()).toContain('Please give a reason.')
  await page.type(page.find('dialog textarea'), 'A program')
  await page.click(page.button('Hide'))
  expect(hideRun.mock.calls).toEqual([[{ runId: RUN.runId, reason: 'A program' }]])
})

it('asks the server for hidden runs of one game, the best first', async () => {
  const listRuns = listOf([{ ...RUN, hidden: true }])
  const address = '/admin/games?tab=runs&sort=best&gameId=trend-quiz&hidden=true&q=ada'
  page = await renderAdmin(address, <AdminGames />, { admin: { games: { listRuns } } })
  await page.until(() => expect(page.button('Show ada’s run')).toBeDefined())
  expect(listRuns.mock.calls[0]?.[0]).toMatchObject({ sort: 'best', gameId: 'trend-quiz', hidden: 'true', q: 'ada' })
})
