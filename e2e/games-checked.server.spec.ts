import type { runTicketSchema } from '@trendverse/domain/games/run-ticket'
import { recordRun } from '@trendverse/games/rules-kit/record-run'
import type { TrendQuizPack } from '@trendverse/games/trend-quiz/pack'
import { carefulPilot } from '@trendverse/games/trend-quiz/pilot'
import { rules } from '@trendverse/games/trend-quiz/rules/v1/rules'
import { type AccountSite, startAccountSite } from './harness/account-site'
import { expect, test } from './harness/account-test'
import { callsOf } from './harness/api-calls'
import { type Member, person, signInOn, verified } from './harness/people'
import { type BoardOfPack, solveByKeys } from './harness/solve-board'
import { untilHydrated } from './harness/until-hydrated'

type Ticket = ReturnType<typeof runTicketSchema.parse>
type Board = { readonly rows: readonly { readonly username: string }[] }

/** Longer than a player waits between two results. */
const LATER_MS = 10_000
const TICKS_PER_SECOND = 60

/** Starts a counted calm flight, whose board no other journey looks at, and lets a pilot fly it: what an honest page would send. */
async function fly(site: AccountSite, member: Member) {
  const calls = callsOf(site.url, member.token)
  const ticket = await calls.post<Ticket>('/games/trend-quiz/runs', { mode: 'calm' })
  const { content } = await calls.get<{ content: TrendQuizPack }>(`/games/packs/${ticket.packId}`)
  const course = { seed: ticket.seed, pack: content, mode: ticket.mode } as const
  const { end, log } = recordRun(rules, course, carefulPilot(member.username))
  const { points, ticks } = rules.score(end)
  await site.passTime(Math.ceil((ticks / TICKS_PER_SECOND) * 1_000))
  const body = { log: Buffer.from(log).toString('base64url'), score: points }
  return { calls, ticket, body, send: (what = body) => calls.ask('POST', `/games/runs/${ticket.runId}/result`, what) }
}

async function onBoard({ guest }: AccountSite): Promise<readonly string[]> {
  const { rows } = await guest.get<Board>('/games/trend-quiz/boards/all-time?mode=calm')
  return rows.map(({ username }) => username)
}

test('forged, stolen and repeated results are refused and reach no board (OP-60)', async ({ accountSite }) => {
  const [gwen, hugo] = [await verified(accountSite, person('Gwendolen')), await verified(accountSite, person('Hugo'))]
  const forged = await fly(accountSite, gwen)
  expect(await forged.send({ ...forged.body, score: forged.body.score + 1 })).toMatchObject({
    code: 'run_not_reproduced',
  })
  await accountSite.passTime(LATER_MS)
  // The ticket is used up: the right score comes too late.
  expect(await forged.send()).toMatchObject({ code: 'run_already_finished' })

  const honest = await fly(accountSite, hugo)
  const asGwen = callsOf(accountSite.url, gwen.token)
  const path = `/games/runs/${honest.ticket.runId}/result`
  expect(await asGwen.ask('POST', path, honest.body)).toMatchObject({ code: 'not_found' })
  expect(await honest.send()).toMatchObject({ status: 200 })
  await accountSite.passTime(LATER_MS)
  expect(await honest.send()).toMatchObject({ code: 'run_already_finished' })

  expect(await onBoard(accountSite)).toContain('hugo')
  expect(await onBoard(accountSite)).not.toContain('gwendolen')
})

test('deleting an account removes its runs from boards and replays (OP-60)', async ({ page, accountSite }) => {
  const ines = await verified(accountSite, person('Ines'))
  const { calls, ticket, send } = await fly(accountSite, ines)
  expect(await send()).toMatchObject({ status: 200 })
  const joan = await verified(accountSite, person('Joan'))
  const held = await callsOf(accountSite.url, joan.token).ask('GET', `/games/runs/${ticket.runId}`)
  expect(held).toMatchObject({ status: 403, code: 'run_held_back' })
  // Whoever had their own turn may watch.
  const own = await fly(accountSite, joan)
  expect(await own.send()).toMatchObject({ status: 200 })
  await signInOn(page, joan, `/play/trend-quiz?run=${ticket.runId}`)
  await expect(page.getByRole('heading', { level: 1, name: /^ines: / })).toBeVisible()

  expect(await calls.ask('DELETE', '/account', { password: ines.password })).toMatchObject({ status: 200 })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Replay Not Found' })).toBeVisible()
  expect(await onBoard(accountSite)).not.toContain('ines')
})

test('a run that ends without a network is sent again when it is back (OP-60)', async ({ browser }) => {
  // A separate site: other journeys expect to lead the board of the day.
  const site = await startAccountSite()
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block', reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    const june = await verified(site, person('June'))
    await signInOn(page, june, '/play/meme-maker')
    await untilHydrated(page)
    const packArrives = page.waitForResponse((response) => response.url().includes('/games/packs/'))
    await page.getByRole('button', { name: 'Start Game' }).press('Enter')
    const { data } = (await (await packArrives).json()) as { readonly data: { readonly content: BoardOfPack } }
    const game = page.frameLocator('iframe')
    await expect(game.locator('#scraps button:focus')).toBeVisible()
    // The game fetches the pictures of its board once it is there.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    // Leave time to read four groups: faster answers aren't ranked.
    await site.passTime(20_000)
    await solveByKeys(page, game, data.content)
    const dialog = page.getByRole('dialog', { name: 'Game Complete!' })
    await expect(dialog.getByText(/Not ranked/)).toBeVisible()
    await context.setOffline(false)
    await dialog.getByRole('button', { name: 'Send again' }).press('Enter')
    await expect(dialog.getByText(/points, checked: place 1 today/)).toBeVisible()
    await context.close()
  } finally {
    await site.stop()
  }
})
