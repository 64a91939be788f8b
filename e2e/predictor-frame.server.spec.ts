import type { Frame, Page } from '@playwright/test'
import type { GameConfig } from '@trendverse/domain/games/frame-protocol'
import { simulateRun } from '@trendverse/games/rules-kit/simulate-run'
import { rules } from '@trendverse/games/trend-predictor/rules/v1/rules'
import { samplePack } from '@trendverse/games/trend-predictor/testing/sample-pack'
import golden from '../packages/games/src/trend-predictor/golden/v1.json' with { type: 'json' }
import type { GivenToGame, Journey } from './games-fixtures/play-page/play-page'
import { checkAccessibility } from './harness/check-accessibility'
import { withoutPaint } from './harness/device'
import { expect, type PageOfJourney, test } from './harness/frame-test'

test.use({ viewport: { width: 1280, height: 720 } })

type Event = Journey['heard'][number]
type Heard<Type> = Extract<Event, { type: Type }>

const RUN = { packId: 'sample', seed: 'sample', rulesVersion: 1, mode: 'calm', pack: samplePack } as const

async function openGame(page: Page, given: GivenToGame): Promise<Frame> {
  await page.addInitScript((setup) => Object.assign(window, { givenToGame: setup }), given)
  await page.goto('/play-page/index.html?game=trend-predictor')
  await expect(page.getByRole('status')).toHaveText('Ready')
  const frame = page.frames().find((one) => one.url().includes('/games/trend-predictor/'))
  if (frame === undefined) throw new Error('there should be a frame')
  return frame
}

async function heard<Type extends Event['type']>(page: Page, type: Type): Promise<readonly Heard<Type>[]> {
  const events = await page.evaluate(() => (window as PageOfJourney).journey.heard)
  return events.filter((event): event is Heard<Type> => event.type === type)
}

test('ten cases are played by keyboard alone, and the server finds the same points (GM-05, OP-58)', async ({
  page,
}) => {
  await withoutPaint(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const frame = await openGame(page, { run: RUN })
  await expect(frame.getByRole('button', { name: 'Start' })).toBeFocused()
  await checkAccessibility(frame, 'start')
  await page.keyboard.press('Enter')

  const slider = frame.getByRole('slider', { name: 'Chance that it breaks out' })
  await expect(slider).toBeFocused()
  await expect(frame.getByRole('status')).toContainText('Case 1 of 10. Show HN: A tiny synthesiser in 200 lines.')
  await checkAccessibility(frame, 'a case')
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '55%')
  await page.keyboard.type('75')
  await expect(slider).toHaveValue('75')
  // Nothing that comes later can be read before it is locked in.
  await expect(frame.getByRole('table', { name: 'The curve as a table' }).getByRole('row')).toHaveCount(5)
  await page.keyboard.press('Enter')
  await expect(frame.getByRole('heading', { name: 'It broke out: 512 points, with a threshold of 300.' })).toBeVisible()
  await expect(frame.getByRole('row', { name: 'You 75% 9,375' })).toBeVisible()
  await expect(frame.getByRole('row', { name: 'The engine 74% 9,324' })).toBeVisible()
  await expect(frame.getByRole('table', { name: 'The curve as a table' }).getByRole('row')).toHaveCount(28)
  await expect(page.locator('#score')).toHaveText('9375')
  await checkAccessibility(frame, 'its end')
  await page.keyboard.press('Enter')

  for (const digits of ['20', '90', '35', '65', '10', '45', '30', '15', '60']) {
    await expect(slider).toBeFocused()
    await expect(slider).toHaveValue('50')
    await page.keyboard.type(digits)
    await expect(slider).toHaveValue(digits)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
  }
  await expect(frame.getByRole('heading', { name: '87,575 points' })).toBeVisible()
  await expect(frame.getByText('You beat the engine by 3,782 points.')).toBeVisible()
  // A frame of 640 pixels leaves out the base rate, which is the same in every row.
  await expect(frame.getByRole('row', { name: 'All 87,575 83,793' })).toBeVisible()
  await checkAccessibility(frame, 'the end of the run')

  const [finished] = await heard(page, 'RUN_FINISHED')
  expect(finished).toMatchObject({ rulesVersion: 1, packId: 'sample', seed: 'sample', score: 87_575 })
  const log = Uint8Array.from(Buffer.from(finished?.log ?? '', 'base64url'))
  const again = simulateRun(rules, { seed: RUN.seed, pack: samplePack, mode: RUN.mode, log })
  expect(again).toMatchObject({ end: 'finished', points: 87_575, locked: [75, 20, 90, 35, 65, 10, 45, 30, 15, 60] })
  // The page's dialog comes only after the end has been seen.
  await expect.poll(() => heard(page, 'GAME_COMPLETED')).toHaveLength(1)
  const [completed] = await heard(page, 'GAME_COMPLETED')
  expect(completed).toMatchObject({ score: 87_575, shareGrid: expect.stringContaining('Trend Predictor 22 Nov') })
  expect((await heard(page, 'SCORE_UPDATE')).at(-1)).toMatchObject({ score: 87_575, level: 10 })
  await expect(page.locator('#achievements')).toHaveText('Ahead of the engine, Better than the base rate')
})

test('the planet is turned by its edge of day, and a pause takes nothing away', async ({ page }) => {
  const frame = await openGame(page, { run: RUN })
  await page.locator('iframe').evaluate((element) => {
    element.style.width = '1200px'
    element.style.height = '640px'
  })
  await frame.getByRole('button', { name: 'Start' }).click()
  const slider = frame.getByRole('slider')
  await expect(slider).toHaveValue('50')
  const box = await page.locator('iframe').boundingBox()
  if (box === null) throw new Error('there should be a frame on the page')
  const middle = { x: box.x + 300, y: box.y + 262 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x + 270, middle.y, { steps: 4 })
  await expect(slider).toHaveValue('100')
  await page.mouse.move(middle.x - 270, middle.y, { steps: 4 })
  await expect(slider).toHaveValue('0')
  await page.mouse.up()

  await page.evaluate(() => (window as PageOfJourney).journey.send({ type: 'PAUSE_GAME' }))
  await frame.getByRole('button', { name: 'Resume' }).click()
  await expect(slider).toBeFocused()
  await expect(slider).toHaveValue('0')
  await page.keyboard.press('Escape')
  await expect(frame.getByRole('button', { name: 'Resume' })).toBeFocused()
  await page.keyboard.press('p')
  await frame.getByRole('button', { name: 'Lock in' }).click()
  await expect(frame.getByRole('button', { name: 'Skip' })).toBeVisible()
  // Nothing may give the outcome away before the curve does.
  expect((await heard(page, 'SCORE_UPDATE')).map(({ score }) => score)).toEqual([0])
  await expect(frame.locator('.is-good, .is-poor')).toHaveCount(0)
  await expect(frame.getByRole('heading', { name: /^It broke out/ })).toBeVisible()
  await expect(page.locator('#score')).toHaveText('0')
})

test('a run that was left goes on at its case after a reload', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const frame = await openGame(page, { run: RUN })
  await frame.getByRole('button', { name: 'Start' }).click()
  await page.keyboard.type('5')
  await expect(frame.getByRole('slider')).toHaveValue('5')
  const saved = () =>
    page.evaluate(() => {
      const [text = '{}'] = Object.values<string>(localStorage)
      return (JSON.parse(text) as { readonly gameData?: string }).gameData ?? ''
    })
  await page.keyboard.press('Enter')
  await expect.poll(saved).toContain('rulesVersion')
  const locked = await saved()
  await page.keyboard.press('Enter')
  await expect(frame.getByText('Case 2 of 10', { exact: true })).toBeVisible()
  await expect.poll(saved, { timeout: 10_000 }).not.toBe(locked)
  await page.reload()
  const again = page.frameLocator('iframe')
  await again.getByRole('button', { name: 'Continue your run' }).click()
  await expect(again.getByText('Case 2 of 10', { exact: true })).toBeVisible()
  await expect(again.getByText('975 points')).toBeVisible()
})

test('recorded runs end in the browser as they did when they were recorded', async ({ page }) => {
  await withoutPaint(page)
  for (const { name, seed, mode, log, end } of golden.runs) {
    const run: GameConfig['run'] = {
      packId: 'golden',
      seed,
      rulesVersion: 1,
      mode: mode === 'calm' ? 'calm' : 'normal',
      pack: golden.pack,
    }
    await openGame(page, { run, replay: { log, startTick: end.tick, isPaused: true } })
    const position = () => heard(page, 'REPLAY_POSITION').then((told) => told.at(-1))
    await expect.poll(position, name).toMatchObject({ tick: end.tick, ticks: end.tick, isPlaying: false })
    expect((await heard(page, 'SCORE_UPDATE')).at(-1)?.score, name).toBe(end.points)
    expect((await position())?.marks, name).toHaveLength(end.locked.length)
    expect(await heard(page, 'RUN_FINISHED'), name).toEqual([])
  }
})

test('a page that brings no cases is told so', async ({ page }) => {
  const frame = await openGame(page, {})
  await expect(frame.getByRole('heading', { name: 'No cases today' })).toBeVisible()
  await expect(page.getByRole('alert')).not.toBeEmpty()
})
