import type { Page } from '@playwright/test'
import { checkAccessibility } from './check-accessibility'
import { checkWidths } from './check-widths'

const THEMES = ['dark', 'light'] as const

/** What stands on a page now, in both themes. */
export async function checkThemes(page: Page, where: string): Promise<void> {
  for (const theme of THEMES) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen
    }, theme)
    await checkAccessibility(page, `${where}, ${theme}`)
  }
}

/** A page that is open: for everybody, in both themes, on a desktop and on a phone, and no wider than any window. */
export async function checkPage(page: Page, where: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await checkThemes(page, `${where} at 1440`)
  await checkWidths(page, where)
  await page.setViewportSize({ width: 375, height: 740 })
  await checkThemes(page, `${where} at 375`)
}
