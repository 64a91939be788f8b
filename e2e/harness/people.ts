import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { AccountSite } from './account-site'

export type Person = {
  readonly firstName: string
  readonly lastName: string
  readonly username: string
  readonly email: string
  readonly password: string
}

export type Member = Person & { readonly id: string; readonly token: string }

/** Somebody nobody knows yet. Usernames are kept apart by the journeys: one site serves them all. */
export function person(firstName: string, lastName = 'Quill'): Person {
  const username = firstName.toLowerCase()
  return { firstName, lastName, username, email: `${username}@example.org`, password: `orbit-of-${username}-77` }
}

/** An account made beside the page, its address not verified yet. */
export async function joined(site: AccountSite, who: Person, timeZone?: string): Promise<Member> {
  const { token, account } = await site.guest.post<{ token: string; account: { id: string } }>('/auth/register', {
    ...who,
    consent: true,
    ...(timeZone && { timeZone }),
  })
  return { ...who, id: account.id, token }
}

/** The same, verified by the link of its mail. */
export async function verified(site: AccountSite, who: Person, timeZone?: string): Promise<Member> {
  const member = await joined(site, who, timeZone)
  const link = await site.mailbox.linkTo(who.email, '/verify-email')
  await site.guest.post('/auth/verify-email', { token: new URL(link, site.url).searchParams.get('token') })
  return member
}

/** Fills the sign-in form of the page that is open, and sends it. */
export async function fillSignIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Signs in on the sign-in page and arrives at another one. */
export async function signInOn(page: Page, who: Pick<Person, 'email' | 'password'>, from = '/about'): Promise<void> {
  await page.goto(`/login?from=${encodeURIComponent(from)}`)
  await fillSignIn(page, who)
  await expect(page).toHaveURL((url) => url.pathname + url.search === from)
}

/** Fills the sign-up form of the page that is open. */
export async function fillSignUp(page: Page, who: Person): Promise<void> {
  await page.getByLabel('First name').fill(who.firstName)
  await page.getByLabel('Last name').fill(who.lastName)
  await page.getByLabel('Username').fill(who.username)
  await page.getByLabel('Email', { exact: true }).fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByLabel('Repeat password', { exact: true }).fill(who.password)
  // Before the page is alive a press is remembered, and ticks the box a moment later.
  const consent = page.getByRole('checkbox', { name: /I accept the/ })
  await consent.click()
  await expect(consent).toBeChecked()
}
