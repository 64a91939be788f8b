import { expect, type Page } from '@playwright/test'

/** One picture of a game: it plays as many ticks as are owed. */
const PICTURE_MS = 100
/** More than the longest flight, 150 s. */
const MOST_PICTURES = 1_600
/** So often the page gets a moment to hear what the game says. */
const PICTURES_AT_ONCE = 10
/** More than a busy machine takes to stop a clock, which it does at an instant still to come. */
const UNTIL_STOPPED_MS = 3_000

/** Opens the flight from the catalogue and starts it, by keys alone. */
export async function startFlightByKeys(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Trend Quiz Challenge' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Trend Quiz Challenge' })).toBeVisible()
  // Who wants no motion is offered the calm flight first; nobody steers this one.
  await page.getByRole('radio', { name: 'Calm' }).focus()
  await page.keyboard.press('ArrowLeft')
  // Drawn in software beside other journeys, a full picture takes longer than a game may be silent.
  await page.getByLabel('Picture quality').selectOption('low')
  await page.getByRole('button', { name: 'Start Game' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.frameLocator('iframe').locator('canvas').first()).toBeVisible()
  // A key that is pressed before the flight flies is not heard by it.
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
}

/** Lets page and game deal with what waits for them. Their clocks are wound on faster than messages travel between them. */
async function untilHeard(page: Page): Promise<void> {
  for (const _ of ['the game speaks', 'the page hears it']) {
    const turns = page.frames().map((frame) =>
      frame.evaluate(
        () =>
          new Promise<void>((resolve) => {
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => resolve())
            port1.start()
            port2.postMessage(null)
          }),
      ),
    )
    await Promise.all(turns)
  }
}

/**
 * Lets a flight that holds to the left run into everything until it is over. No time passes but what is wound on: a page
 * that hears nothing for six of its seconds gives a game up, and a busy machine may draw a picture for as long.
 */
export async function flyToTheEnd(page: Page): Promise<void> {
  const hasEnded = page.getByRole('button', { name: 'Play again' }).first()
  // A flight plays six ticks of the jump at most and rests for the others: it is never shorter by the page's clock.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + UNTIL_STOPPED_MS)
  await page.keyboard.down('ArrowLeft')
  for (let picture = 0; picture < MOST_PICTURES; picture += 1) {
    await page.clock.fastForward(PICTURE_MS)
    if (picture % PICTURES_AT_ONCE !== 0) continue
    await untilHeard(page)
    if (await hasEnded.isVisible()) break
  }
  await page.keyboard.up('ArrowLeft')
  await page.clock.resume()
  await expect(hasEnded).toBeVisible()
}
