import { expect, test } from './harness/account-test'
import { checkAccessibility } from './harness/check-accessibility'
import { BEST_OF_DAY } from './harness/checked-place'
import { person, signInOn, verified } from './harness/people'
import { type BoardOfPack, solveByKeys } from './harness/solve-board'

test('by keys alone from the catalogue over a board to its checked place and its replay (OP-60)', async ({
  page,
  browser,
  accountSite,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const maeve = await verified(accountSite, person('Maeve'))
  await signInOn(page, maeve, '/games')
  await page.getByRole('link', { name: 'Meme Maker' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Meme Maker' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Calm' })).toHaveCount(0)

  const packArrives = page.waitForResponse((response) => response.url().includes('/games/packs/'))
  await page.getByRole('button', { name: 'Start Game' }).press('Enter')
  const { data } = (await (await packArrives).json()) as { readonly data: { readonly content: BoardOfPack } }
  const game = page.frameLocator('iframe')
  await expect(game.locator('#scraps button:focus')).toBeVisible()
  const outcome = page.locator('.game-outcome').first()
  await expect(outcome).toContainText(
    'From the archive. This run counts for the leaderboard: it’s your first of the day.',
  )
  // Leave time to read four groups: faster answers aren't ranked.
  await accountSite.passTime(8_000)
  await solveByKeys(page, game, data.content)

  const dialog = page.getByRole('dialog', { name: 'Game Complete!' })
  await expect(dialog).toBeVisible()
  // Four guesses, each drawn as the groups its four scraps belong to.
  await expect(dialog.locator('.game-grid')).toHaveText(
    /^Meme Maker \d{1,2} [A-Z][a-z]{2,3}\s*🔺🔺🔺🔺\s*🔷🔷🔷🔷\s*🟩🟩🟩🟩\s*🟡🟡🟡🟡\s*1,600$/u,
  )
  await expect(dialog.getByText(BEST_OF_DAY)).toBeVisible()
  await checkAccessibility(page, 'a board that is solved')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: /1 maeve.* 24 moves 1,600/ })).toBeVisible()

  const link = await page.getByRole('link', { name: 'Watch replay' }).getAttribute('href')
  await page.getByRole('link', { name: 'Watch replay' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'maeve: 1,600 points' })).toBeVisible()

  // Again in another browser, from the link alone.
  const others = await browser.newContext({ baseURL: accountSite.url, serviceWorkers: 'block' })
  const other = await others.newPage()
  await signInOn(other, maeve, link ?? '')
  await expect(other.getByText(/, 24 moves$/)).toBeVisible()
  const position = other.getByRole('slider', { name: 'Replay position' })
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(30)
  await expect(other.getByRole('link', { name: 'Race this run' })).toHaveCount(0)
  await other.getByRole('button', { name: 'Guess 3' }).press('Enter')
  const shown = other.frameLocator('iframe')
  await expect(shown.getByText('Pick the caption you like')).toBeVisible()
  await other.getByRole('button', { name: 'Pause', exact: true }).press('Enter')
  await expect(other.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await checkAccessibility(other, 'a replay of a board')
  await other.getByRole('radio', { name: '4x' }).press('Space')
  await other.getByRole('button', { name: 'Play', exact: true }).press('Enter')
  await expect(shown.getByRole('heading', { name: 'Four memes, not one mistake' })).toBeVisible({ timeout: 30_000 })
  await others.close()
})
