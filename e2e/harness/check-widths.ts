import type { Page } from '@playwright/test'
import { expect } from './test'
import { untilStill } from './until-still'

/** A window that is zoomed until words are four times as large counts as such, too (WCAG 1.4.10). */
export const NARROWEST = 320

const WIDTHS = [1440, 1024, 768, 375, NARROWEST] as const

/** What reaches beyond the right edge of the window, if the page is wider than that. */
const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const edge = window.innerWidth
    if (document.documentElement.scrollWidth <= edge) return []
    const wide = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > edge)
    return [`${document.documentElement.scrollWidth} pixels`, ...wide.map((one) => one.outerHTML.slice(0, 200))]
  })

/** The page is not wider than its window, once what is placed by script has heard of the window's size. */
export async function expectToFit(page: Page, where: string): Promise<void> {
  await untilStill(page)
  await expect.poll(() => tooWide(page), `${where}: wider than its window`).toEqual([])
}

/** No page is wider than its window, on phones, a tablet and two desktops. */
export async function checkWidths(page: Page, where: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectToFit(page, `${where} at ${width}`)
  }
}
