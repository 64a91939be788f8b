import type { FrameLocator, Page } from '@playwright/test'
import axe from 'axe-core'
import golden from '../packages/games/src/meme-maker/golden/v1.json' with { type: 'json' }
import { rules } from '../packages/games/src/meme-maker/rules/v1/rules'
import { samplePack as pack } from '../packages/games/src/meme-maker/testing/sample-pack'
import { simulateRun } from '../packages/games/src/rules-kit/simulate-run'
import type { GivenToGame, Journey } from './games-fixtures/play-page/play-page'
import { expect, type PageOfJourney, test } from './harness/frame-test'
import { scrapOf, solveByKeys } from './harness/solve-board'

type Told = Journey['heard'][number]

/** Beyond the end of any run. */
const MOST_TICKS = 9_000

const RUN = {
  packId: 'meme-maker-2026-11-24-sample',
  seed: 'sample/daily',
  rulesVersion: 1,
  mode: 'normal',
  pack,
} as const

async function openBoard(page: Page, given: GivenToGame = {}): Promise<FrameLocator> {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript((givenToGame) => Object.assign(window, { givenToGame }), { run: RUN, ...given })
  await page.goto('/play-page/index.html?game=meme-maker')
  await expect(page.getByRole('status')).toHaveText('Ready')
  await order(page, { type: 'START_GAME' })
  return page.frameLocator('iframe')
}

const order = (page: Page, message: Parameters<Journey['send']>[0]) =>
  page.evaluate((sent) => (window as PageOfJourney).journey.send(sent), message)

const toldOf = async <Type extends Told['type']>(page: Page, type: Type) => {
  const heard = await page.evaluate(() => (window as PageOfJourney).journey.heard)
  return heard.filter((one): one is Extract<Told, { type: Type }> => one.type === type)
}

const tileOf = (game: FrameLocator, scrap: number) => scrapOf(game, pack, scrap)

async function expectAccessible(page: Page, where: string): Promise<void> {
  const frame = page.frames().find((one) => one.url().includes('/games/meme-maker/'))
  // As a text: the policy of games lets no script inside make one of it.
  await frame?.evaluate(axe.source)
  const found = await frame?.evaluate(async () => {
    const { violations } = await (window as unknown as { readonly axe: typeof axe }).axe.run(document)
    return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id)
  })
  expect(found, where).toEqual([])
}

test('a board is solved by keys alone, the sly one first, and its log says the same in Node', async ({ page }) => {
  const game = await openBoard(page)
  await expect(game.getByText('Find four scraps about the same trend.')).toBeVisible()
  await solveByKeys(page, game, pack)
  await expect(game.getByRole('heading', { name: 'Four memes, not one mistake' })).toBeFocused()
  await expect(game.getByText('Where the quotes come from')).toBeVisible()
  await expect(game.locator('figcaption')).toHaveText(pack.groups.map(({ trend }) => new RegExp(trend.name)))

  const [finished] = await toldOf(page, 'RUN_FINISHED')
  expect(finished).toMatchObject({ packId: RUN.packId, seed: RUN.seed, rulesVersion: 1, score: 1_600 })
  const log = Uint8Array.from(Buffer.from(finished?.log ?? '', 'base64url'))
  const end = simulateRun(rules, { ...RUN, log })
  expect(end).toMatchObject({ end: 'solved', points: 1_600, tick: 24, captions: [1, 1, 1, 1] })
  // The end is told only after the memes have been seen.
  await expect
    .poll(() => toldOf(page, 'GAME_COMPLETED'))
    .toMatchObject([{ score: 1_600, shareGrid: expect.stringContaining('🔺🔺🔺🔺\n🔷🔷🔷🔷') }])
  expect((await toldOf(page, 'ACHIEVEMENT_UNLOCKED')).map(({ achievement }) => achievement)).toEqual([
    'Hardest one first',
    'No mistakes',
  ])
  expect((await toldOf(page, 'SCORE_UPDATE')).at(-1)).toMatchObject({ score: 1_600, level: 4, health: 100 })
})

test('four mistakes end a board, one of them one away, and the rest is shown', async ({ page }) => {
  const game = await openBoard(page)
  for (const scrap of [0, 1, 2, 4]) await tileOf(game, scrap).click()
  await game.getByRole('button', { name: 'Make it' }).click()
  await expect(game.getByText('One away: −50 points. 3 mistakes left.').first()).toBeVisible()
  await game.getByRole('button', { name: 'Make it' }).click()
  await expect(game.getByText('You’ve already tried these four.').first()).toBeVisible()
  await game.getByRole('button', { name: 'Clear' }).click()
  for (const last of [8, 9, 10]) {
    for (const scrap of [0, 4, 5, last]) await tileOf(game, scrap).click()
    await game.getByRole('button', { name: 'Make it' }).click()
    if (last < 10) await game.getByRole('button', { name: 'Clear' }).click()
  }
  await expect(game.getByRole('heading', { name: 'Not this time' })).toBeVisible()
  await expect(game.getByText('Missed')).toHaveCount(4)
  expect(await toldOf(page, 'GAME_OVER')).toMatchObject([{ score: 0 }])
  expect(await toldOf(page, 'GAME_COMPLETED')).toEqual([])
  expect((await toldOf(page, 'SCORE_UPDATE')).at(-1)).toMatchObject({ score: 0, health: 0 })
})

test('what was begun is there after a reload, and a reset begins anew', async ({ page }) => {
  const game = await openBoard(page)
  for (const scrap of [4, 5, 6, 7]) await tileOf(game, scrap).click()
  await game.getByRole('button', { name: 'Make it' }).click()
  await game.locator('.caption').first().click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('trendverse_game_save_meme-maker'))).toContain('log')
  await page.waitForTimeout(4_000)
  await page.reload()
  await expect(game.locator('.row h2')).toHaveText([pack.groups[1]?.trend.name ?? ''])
  await expect(game.getByText('1 of 4 found.')).toBeVisible()
  await order(page, { type: 'RESET_GAME' })
  await expect(game.locator('#scraps button')).toHaveCount(16)
})

/** A run that was recorded, and what it came to in Node. */
function goldenRun(wanted: string) {
  const run = golden.runs.find(({ name }) => name === wanted)
  if (run === undefined) throw new Error(`no run was recorded as ${wanted}`)
  return run
}

test('a recorded run plays itself, and ends in the browser as it does in Node', async ({ page }) => {
  const { seed, log, end } = goldenRun('one-mistake')
  const game = await openBoard(page, { run: { ...RUN, seed }, replay: { log } })
  await order(page, { type: 'REPLAY_CONTROL', action: 'speed', speed: 4 })
  await expect(game.getByRole('heading', { name: 'Four memes, one mistake' })).toBeVisible({ timeout: 60_000 })
  expect((await toldOf(page, 'SCORE_UPDATE')).at(-1)).toMatchObject({ score: end.points, health: 75 })
  expect(await toldOf(page, 'RUN_FINISHED')).toEqual([])
  expect(await toldOf(page, 'ACHIEVEMENT_UNLOCKED')).toEqual([])
})

test('every recorded run comes to the same points as in Node', async ({ page }) => {
  test.setTimeout(90_000)
  for (const { name, seed, log, end } of golden.runs) {
    const replay = { log, startTick: MOST_TICKS, isPaused: true }
    await openBoard(page, { run: { ...RUN, seed, pack: golden.pack }, replay })
    const score = async () => (await toldOf(page, 'SCORE_UPDATE')).at(-1)?.score ?? 0
    await expect.poll(score, name).toBe(end.points)
    expect(await toldOf(page, 'RUN_FINISHED'), name).toEqual([])
  }
})

test('a replay obeys the page: it stands still, jumps to a guess and back, and takes no focus', async ({ page }) => {
  const { seed, log } = goldenRun('one-mistake')
  const game = await openBoard(page, { run: { ...RUN, seed }, replay: { log, isPaused: true } })
  const position = async () => (await toldOf(page, 'REPLAY_POSITION')).at(-1)
  await expect(game.locator('#scraps button')).toHaveCount(16)
  const before = await position()
  expect(before).toMatchObject({ tick: 0, isPlaying: false })
  expect(before?.marks.map(({ label }) => label)).toEqual(['Guess 1', 'Guess 2', 'Guess 3', 'Guess 4', 'Guess 5'])
  await order(page, { type: 'REPLAY_CONTROL', action: 'seek', tick: before?.marks[1]?.tick ?? 0 })
  await expect(game.locator('.caption').first()).toBeVisible()
  await order(page, { type: 'REPLAY_CONTROL', action: 'seek', tick: before?.ticks ?? 0 })
  await expect(game.getByRole('heading', { name: 'Four memes, one mistake' })).toBeVisible()
  expect(await position()).toMatchObject({ tick: before?.ticks, isPlaying: false })
  await order(page, { type: 'REPLAY_CONTROL', action: 'play' })
  await expect(game.locator('#scraps button')).toHaveCount(16)
  await expect.poll(async () => (await position())?.tick ?? 0).toBeGreaterThan(20)
  await order(page, { type: 'REPLAY_CONTROL', action: 'pause' })
  await expect.poll(async () => (await position())?.isPlaying).toBe(false)
  const stopped = (await position())?.tick ?? 0
  await page.waitForTimeout(600)
  expect((await position())?.tick).toBe(stopped)
  await expect(game.locator('button:focus, h2:focus')).toHaveCount(0)
})

test('every state is accessible, and fits a phone without scrolling', async ({ page }) => {
  const game = await openBoard(page)
  await page.locator('iframe').evaluate((frame) => {
    frame.style.width = '375px'
    frame.style.height = '500px'
  })
  await expectAccessible(page, 'board')
  const overflow = await game.locator('#board').evaluate((board) => board.scrollHeight - board.clientHeight)
  expect(overflow).toBeLessThanOrEqual(0)
  for (const scrap of [0, 1, 2, 3]) await tileOf(game, scrap).click()
  await game.getByRole('button', { name: 'Make it' }).click()
  await expectAccessible(page, 'captions')
  await game.locator('.caption').first().click()
  await expectAccessible(page, 'one found')
  for (const group of [1, 2, 3]) {
    // The last four are chosen already.
    if (group < 3) for (const scrap of [0, 1, 2, 3]) await tileOf(game, group * 4 + scrap).click()
    await game.getByRole('button', { name: 'Make it' }).click()
    await game.locator('.caption').first().click()
  }
  await expectAccessible(page, 'end')
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('a caption is seen in the picture by a first tap and kept by a second; a meme is enlarged at the end', async ({
    page,
  }) => {
    const game = await openBoard(page)
    const solve = async (group: number): Promise<void> => {
      // The last four are chosen already.
      if (group < 3) for (const scrap of [0, 1, 2, 3]) await tileOf(game, group * 4 + scrap).tap()
      await game.getByRole('button', { name: 'Make it' }).tap()
    }
    await solve(0)
    await expect(game.getByText('Tap a caption to preview it, then tap it again to choose it.')).toBeVisible()
    const last = game.locator('.caption').nth(2)
    await last.tap()
    const [above = '', below = ''] = pack.groups[0]?.meme.captions[2] ?? []
    await expect(game.locator('#meme-canvas')).toHaveAttribute('aria-label', new RegExp(`${above} / ${below}$`))
    await expect(game.locator('.row h2')).toHaveCount(1)
    await expect(last).toBeVisible()
    await last.tap()
    await expect(game.locator('#scraps button')).toHaveCount(12)
    for (const group of [1, 2, 3]) {
      await solve(group)
      await game.locator('.caption').first().tap()
    }
    await game.getByRole('button', { name: 'Enlarge' }).first().tap()
    await expect(game.getByRole('dialog', { name: 'Meme' })).toBeVisible()
    await expectAccessible(page, 'a meme that is enlarged')
    // As long as it is, the dialog of the page does not cover it.
    await page.waitForTimeout(6_000)
    expect(await toldOf(page, 'GAME_COMPLETED')).toEqual([])
    await game.getByRole('button', { name: 'Close', exact: true }).tap()
    await game.getByRole('button', { name: 'See result' }).tap()
    await expect.poll(() => toldOf(page, 'GAME_COMPLETED')).toHaveLength(1)
  })
})
