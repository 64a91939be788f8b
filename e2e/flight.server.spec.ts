import type { FrameLocator, Page } from '@playwright/test'
import type { FromGame } from '@trendverse/domain/games/frame-protocol'
import golden from '../packages/games/src/trend-quiz/golden/v1.json' with { type: 'json' }
import type { GivenToGame, Journey } from './games-fixtures/play-page/play-page'
import { withoutPaint } from './harness/device'
import { expect, type PageOfJourney, test } from './harness/frame-test'

type Told<Type extends FromGame['type']> = Extract<FromGame, { type: Type }>

const runOf = (mode: 'normal' | 'calm', seed: string) => ({
  packId: 'journey',
  seed,
  rulesVersion: golden.version,
  mode,
  pack: golden.pack,
})

async function openFlight(page: Page, given: GivenToGame): Promise<FrameLocator> {
  await page.addInitScript((what) => Object.assign(window, { givenToGame: what }), given)
  await page.goto('/play-page/index.html?game=trend-quiz')
  await expect(page.getByRole('status')).toHaveText('Ready')
  return page.frameLocator('iframe')
}

const order = (page: Page, message: Parameters<Journey['send']>[0]) =>
  page.evaluate((sent) => (window as PageOfJourney).journey.send(sent), message)

async function lastTold<Type extends FromGame['type']>(page: Page, type: Type): Promise<Told<Type> | undefined> {
  const heard = await page.evaluate(() => (window as PageOfJourney).journey.raw)
  return heard.findLast((message): message is Told<Type> => (message as FromGame | null)?.type === type)
}

for (const { name, seed, mode, log, end } of golden.runs) {
  test(`a recorded flight ends in the frame as it did in Node: ${name}`, async ({ page }) => {
    await withoutPaint(page)
    await openFlight(page, {
      run: runOf(mode === 'calm' ? 'calm' : 'normal', seed),
      replay: { log, startTick: end.tick, isPaused: true },
    })
    await expect
      .poll(() => lastTold(page, 'SCORE_UPDATE'))
      .toEqual({
        type: 'SCORE_UPDATE',
        score: end.points,
        level: Math.min(10, end.gatesPassed + 1),
        health: end.hull,
        coins: end.sparks,
      })
    const position = await lastTold(page, 'REPLAY_POSITION')
    expect(position).toMatchObject({ tick: end.tick, ticks: end.tick })
    expect(position?.marks).toHaveLength(end.gatesPassed)
  })
}

test('a calm flight is flown by keyboard alone, and what is asked and answered is said', async ({ page }) => {
  const frame = await openFlight(page, { run: runOf('calm', 'journey/calm') })
  await expect(frame.getByRole('heading', { name: 'Trend Quiz Challenge' })).toBeVisible()
  await order(page, { type: 'START_GAME' })
  const said = frame.getByRole('status')
  await expect(said).toContainText('Left: AI Companions. Right: Solarpunk Living.')
  await expect(said).toContainText('Your craft is waiting', { timeout: 60_000 })
  await expect(frame.getByRole('button', { name: 'Solarpunk Living' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(said).toHaveText(
    'Correct. AI Companions: 184,200 views. Solarpunk Living: 30,400 views. Wikipedia, latest full day. +250 points.',
    { timeout: 30_000 },
  )
  await expect(frame.getByRole('listitem').filter({ hasText: 'Gate 1: correct' })).toBeAttached()
  await order(page, { type: 'PAUSE_GAME' })
  await expect(frame.getByRole('heading', { name: 'Paused' })).toBeVisible()
  await frame.getByRole('button', { name: 'Fly on' }).press('Enter')
  await expect(frame.getByRole('heading', { name: 'Paused' })).toBeHidden()
})

test.describe('on a screen that is touched', () => {
  test.use({ hasTouch: true })

  test('a finger on an answer of a calm flight chooses it, and the choice is marked', async ({ page }) => {
    await withoutPaint(page)
    const frame = await openFlight(page, { run: runOf('calm', 'journey/touch') })
    await order(page, { type: 'START_GAME' })
    const answer = frame.getByRole('button', { name: 'Solarpunk Living' })
    await expect(answer).toBeVisible({ timeout: 60_000 })
    // Only the touch may choose: the click a tap makes can land elsewhere.
    await answer.evaluate((button) =>
      button.addEventListener('click', (event) => event.stopImmediatePropagation(), true),
    )
    const box = await answer.boundingBox()
    if (box === null) throw new Error('no answer in sight')
    const touch = await page.context().newCDPSession(page)
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    // The mark stays set after the button is hidden, so this cannot come too late.
    await expect(frame.locator('#choose-right')).toHaveAttribute('aria-pressed', 'true')
    await expect(answer).toBeHidden()
    await expect(frame.getByRole('status')).toContainText('Wrong. AI Companions', { timeout: 30_000 })
  })
})

test('an unsteered flight pauses and asks; P pauses and resumes', async ({ page }) => {
  await withoutPaint(page)
  const frame = await openFlight(page, { run: runOf('normal', 'journey/idle') })
  await order(page, { type: 'START_GAME' })
  await expect(frame.getByText('Are you there? Steer with the arrow keys').first()).toBeVisible({ timeout: 60_000 })
  const paused = frame.getByRole('heading', { name: 'Paused' })
  await frame.getByRole('button', { name: 'Fly on' }).click()
  await expect(paused).toBeHidden()
  await page.keyboard.press('p')
  await expect(paused).toBeVisible()
  await page.keyboard.press('p')
  await expect(paused).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(paused).toBeVisible()
  expect(await lastTold(page, 'GAME_PAUSED')).toBeDefined()
})

test('without a course the frame says so and the page learns of it', async ({ page }) => {
  const frame = await openFlight(page, {})
  await expect(frame.getByRole('heading', { name: 'No course today' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('Game Error: Game failed to load. Try refreshing the page.')
})
