import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { ADMIN } from './account-site'

/** Goes to a page of administrators over sign-in, as one who is not signed in yet. */
export async function openAsAdmin(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Email', { exact: true }).fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}

/** Presses a button by keyboard, wherever it is. */
export async function pressButton(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await button.focus()
  await button.press('Enter')
}

/** Leads to a page of administrators by its letter. */
export async function goByLetter(page: Page, letter: string, heading: string): Promise<void> {
  await page.keyboard.press('g')
  await page.keyboard.press(letter)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}
