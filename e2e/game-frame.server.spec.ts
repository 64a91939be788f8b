import type { Page } from '@playwright/test'
import { expect, type PageOfJourney, test } from './harness/frame-test'

const heardBy = (page: Page) => page.evaluate(() => (window as PageOfJourney).journey.heard)
const send = (page: Page, type: 'START_GAME' | 'PAUSE_GAME' | 'RESUME_GAME' | 'RESET_GAME' | 'MUTE_AUDIO') =>
  page.evaluate((order) => (window as PageOfJourney).journey.send({ type: order }), type)

/** How far the hostile game got, by attempt; it tells past the host, which knows no such message. */
async function resultsOf(page: Page): Promise<Readonly<Record<string, string>>> {
  const told = await page.evaluate(() => (window as PageOfJourney).journey.raw)
  const found = told.find(
    (message): message is { readonly results: Readonly<Record<string, string>> } =>
      typeof message === 'object' && message !== null && 'results' in message,
  )
  return found?.results ?? {}
}

const reachedIn = (results: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(results).filter((name) => results[name]?.startsWith('REACHED'))

async function openGame(page: Page, id: string): Promise<void> {
  await page.goto(`/play-page/index.html?game=${id}`)
  await expect(page.getByRole('status')).toHaveText('Ready')
}

/** The frame is gone, its reason is shown, and the page goes on. */
async function expectClosed(page: Page, fault: string): Promise<void> {
  await expect(page.getByRole('status')).toHaveText(fault)
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveText('Game Error: An unexpected error occurred.')
}

test('a game plays in its frame, and what it saved is there after a reload (GF-06, PL-14, PL-29)', async ({
  page,
  frameSite,
}) => {
  await openGame(page, 'hello')
  const button = page.frameLocator('iframe').getByRole('button')
  for (let tap = 0; tap < 3; tap += 1) await button.click()
  await expect(button).toHaveText('Tapped 3 times')
  await expect(page.locator('#score')).toHaveText('3')
  await expect(page.locator('#achievements')).toHaveText('First tap')

  // A key reaches the game because its start gave it the focus.
  await page.locator('iframe').evaluate((frame) => frame.blur())
  await page.keyboard.press('ArrowUp')
  await send(page, 'START_GAME')
  await page.keyboard.press('ArrowUp')
  await expect(button).toHaveText('Tapped 4 times')
  await expect(page.locator('#time')).toHaveText(/^0:0[1-9]$/)

  await page.evaluate(() => window.postMessage({ type: 'SCORE_UPDATE', score: 999 }, '*'))
  await button.click()
  await expect(page.locator('#score')).toHaveText('5')
  expect((await heardBy(page)).some((event) => event.type === 'SCORE_UPDATE' && event.score === 999)).toBe(false)
  expect(await page.evaluate(() => (window as PageOfJourney).journey.share())).toMatchObject({
    score: 5,
    userName: 'Anonymous',
    achievement: 'First tap',
  })

  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('trendverse_game_save_hello')))
    .toContain('"gameData":"5"')
  await page.reload()
  await expect(button).toHaveText('Tapped 5 times')
  await expect(page.locator('#score')).toHaveText('5')
  // Progress makes no call (PL-32).
  expect(frameSite.reached.filter((path) => path.startsWith('/api/'))).toEqual([])
})

test('a game that tries everything reaches nothing (GF-06, OP-59)', async ({
  page,
  context,
  frameSite,
  complaints,
}) => {
  await context.addCookies([{ name: 'sign_in', value: 'secret', url: frameSite.url }])
  await page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('secret', 'canary')
  })
  page.on('dialog', (dialog) => void dialog.accept())
  frameSite.reached.length = 0
  await openGame(page, 'hostile')

  const results = await resultsOf(page)
  expect(Object.keys(results).length).toBeGreaterThanOrEqual(28)
  expect(reachedIn(results)).toEqual([])
  const own = /^\/(?:play-page|games\/hostile)\//
  expect(frameSite.reached.filter((path) => !own.test(path))).toEqual([])
  expect(page.url()).toBe(`${frameSite.url}/play-page/index.html?game=hostile`)
  expect(context.pages()).toHaveLength(1)
  // The browser tells of what it refused.
  expect(complaints.join('\n')).toContain('Content Security Policy')
  complaints.length = 0

  const heard = await heardBy(page)
  expect(heard).toEqual([{ type: 'SCORE_UPDATE', health: 100 }, { type: 'CONTROLS_READY' }])
  const told = await page.evaluate(() => (window as PageOfJourney).journey.raw.length)
  await send(page, 'MUTE_AUDIO')
  await expect.poll(() => page.evaluate(() => (window as PageOfJourney).journey.raw.length)).toBeGreaterThan(told)
  expect(await page.evaluate(() => localStorage.getItem('trendverse_game_save_hostile'))).toBeNull()

  await send(page, 'PAUSE_GAME')
  await expectClosed(page, 'flooding')
  expect((await heardBy(page)).length).toBeLessThan(heard.length + 180)
  complaints.length = 0
})

/** What the sandbox forbids by itself, without any header. */
const FORBIDDEN_BY_SANDBOX = [
  'read cookies',
  'set a cookie',
  'local storage',
  'session storage',
  'the indexed database',
  'the caches of service workers',
  'the document of the page',
  'the storage of the page',
  'the address of the page',
  'the element around it',
  'taking the page elsewhere',
  'a call of the API',
  'a call of the API with cookies',
  'a window',
  'a form',
  'a message box',
]

test('each of the two walls stands alone: the sandbox of the page, the policy of the server', async ({
  page,
  frameSite,
  complaints,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.route('**/games/**', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await openGame(page, 'hostile')
  const results = await resultsOf(page)
  expect(Object.keys(results)).toEqual(expect.arrayContaining(FORBIDDEN_BY_SANDBOX))
  expect(reachedIn(results).filter((name) => FORBIDDEN_BY_SANDBOX.includes(name))).toEqual([])
  expect(page.url()).toBe(`${frameSite.url}/play-page/index.html?game=hostile`)

  await page.unroute('**/games/**')
  await page.goto('/games/hello/index.html')
  await expect(page.getByRole('button')).toBeVisible()
  expect(await page.evaluate(() => self.origin)).toBe('null')
  complaints.length = 0
})

test('a game that leaves its page is closed, wherever it goes', async ({ page, frameSite, complaints }) => {
  await openGame(page, 'hostile')
  await send(page, 'RESET_GAME')
  await expectClosed(page, 'left_its_page')

  await openGame(page, 'hostile')
  await page.evaluate(() => (window as PageOfJourney).journey.send({ type: 'UNMUTE_AUDIO' }))
  await expectClosed(page, 'left_its_page')
  expect(frameSite.reached.filter((path) => path.startsWith('/api/'))).toEqual([])
  complaints.length = 0
})

test('a game that loops without end is closed, and the page lives', async ({ page, complaints }) => {
  await openGame(page, 'hostile')
  await send(page, 'RESUME_GAME')
  await expectClosed(page, 'not_responding')
  expect(await page.evaluate(() => (window as PageOfJourney).journey.faults)).toEqual(['not_responding'])
  complaints.length = 0
})
