import { expect, type FrameLocator, type Page } from '@playwright/test'

/** A board of Meme Maker as its pack tells it. */
export type BoardOfPack = {
  readonly groups: readonly {
    readonly trend: { readonly name: string }
    readonly scraps: readonly { readonly text: string }[]
  }[]
}

/** A scrap of a board, 0 to 15, as a reader hears it. */
export function scrapOf(game: FrameLocator, { groups }: BoardOfPack, scrap: number) {
  const text = groups[scrap >> 2]?.scraps[scrap & 3]?.text ?? ''
  return game.getByRole('button', { name: text.replaceAll('___', 'blank'), exact: true })
}

/** Goes to a scrap by the arrows alone and presses Space. */
async function pressByKeys(page: Page, game: FrameLocator, board: BoardOfPack, scrap: number): Promise<void> {
  const names = await game.locator('#scraps button').allInnerTexts()
  const focused = await game.locator('#scraps button:focus').innerText()
  const wanted = await scrapOf(game, board, scrap).innerText()
  const [from, to] = [names.indexOf(focused), names.indexOf(wanted)]
  const key = to > from ? 'ArrowRight' : 'ArrowLeft'
  for (let step = 0; step < Math.abs(to - from); step += 1) await page.keyboard.press(key)
  await page.keyboard.press('Space')
  await expect(scrapOf(game, board, scrap)).toHaveAttribute('aria-pressed', 'true')
}

/** Finds every group by keys alone, the slyest first, and takes the second caption of each. */
export async function solveByKeys(page: Page, game: FrameLocator, board: BoardOfPack): Promise<void> {
  for (const group of [3, 2, 1, 0]) {
    // The last four are chosen already.
    if (group === 0) await expect(game.getByRole('button', { name: 'Make it' })).toBeFocused()
    else for (const scrap of [0, 1, 2, 3]) await pressByKeys(page, game, board, group * 4 + scrap)
    await page.keyboard.press('Enter')
    await expect(game.getByRole('heading', { name: board.groups[group]?.trend.name ?? '' }).last()).toBeVisible()
    await expect(game.locator('.caption').first()).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
}
