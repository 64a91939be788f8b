import { expect, type Page } from '@playwright/test'

/** Opens a form about accounts where there is no server. What is typed before that is known is asked about first. */
export async function openDeviceForm(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('note').filter({ hasText: 'We can’t reach the server' })).toBeVisible()
}
