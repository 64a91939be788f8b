import { expect, type Page } from '@playwright/test'
import { stopPainting } from './device'

/** One picture of a game: it plays as many ticks as are owed. */
const PICTURE_MS = 100
/** More than the longest flight, 150 s. */
const MOST_PICTURES = 1_600
/** So often the page gets a moment to hear what the game says. */
const PICTURES_AT_ONCE = 10
/** The clock is stopped at an instant in the future: further ahead than a busy machine needs to stop it. */
const UNTIL_STOPPED_MS = 10_000

/** Opens the flight from the catalogue and starts it, by keys alone. */
export async function startFlightByKeys(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Trend Quiz Challenge' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Trend Quiz Challenge' })).toBeVisible()
  // Who wants no motion is offered the calm flight first; nobody steers this one.
  await page.getByRole('radio', { name: 'Calm' }).focus()
  await page.keyboard.press('ArrowLeft')
  // Drawn in software beside other journeys, a full picture takes longer than a game may be silent.
  await page.getByLabel('Graphics quality').selectOption('low')
  await page.getByRole('button', { name: 'Start Game' }).press('Enter')
  await expect(page.frameLocator('iframe').locator('canvas').first()).toBeVisible()
  // The flight ignores keys pressed before it starts.
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
}

/** Waits until page and game have handled their pending messages: the clocks run faster than messages travel. */
async function untilHeard(page: Page): Promise<void> {
  // Twice: once for the game to speak, once for the page to hear it.
  for (let turn = 0; turn < 2; turn += 1) {
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
 * Lets a flight that holds to the left run into everything until it is over. The clock moves only when told to: the page
 * closes a game that is silent for six seconds, and a busy machine may need that long for one picture.
 */
export async function flyToTheEnd(page: Page): Promise<void> {
  // A thousand pictures more would show nothing that the first ones did not.
  await stopPainting(page)
  const hasEnded = page.getByRole('button', { name: 'Play again' }).first()
  const isSent = page.getByText('Checking your run by replaying it...')
  // The flight plays at most six ticks of each jump, so by the page's clock it is never too short.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + UNTIL_STOPPED_MS)
  await page.keyboard.down('ArrowLeft')
  for (let picture = 0; picture < MOST_PICTURES; picture += 1) {
    await page.clock.fastForward(PICTURE_MS)
    if (picture % PICTURES_AT_ONCE !== 0) continue
    await untilHeard(page)
    // The run is sent once the flight is over: by the page's clock its answer would be too late in no time.
    if (await hasEnded.or(isSent).first().isVisible()) break
  }
  await page.keyboard.up('ArrowLeft')
  await page.clock.resume()
  await expect(hasEnded).toBeVisible()
}
