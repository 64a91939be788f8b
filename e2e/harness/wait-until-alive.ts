import type { Page } from '@playwright/test'

/** Waits until the page that the server wrote has been taken over: what is pressed before that is lost. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    return root === null || Object.keys(root).some((name) => name.startsWith('__reactContainer'))
  })
}
