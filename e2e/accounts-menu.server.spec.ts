import { expect, test } from './harness/account-test'
import { fillSignIn, person, signInOn, verified } from './harness/people'

const SIGNED_OUT = 'You have been signed out.'

test('the menu of an account leads to its pages, and out in every tab (HD-04, AC-31)', async ({
  page,
  context,
  accountSite,
}) => {
  const iris = await verified(accountSite, person('Iris', 'Lund'))
  await signInOn(page, iris)
  const second = await context.newPage()
  await second.goto('/trends')
  await expect(second.getByRole('button', { name: 'Account menu for iris' })).toBeVisible()

  const opener = page.getByRole('button', { name: 'Account menu for iris' })
  await opener.click()
  const menu = page.getByRole('navigation', { name: 'Account' })
  await expect(menu.getByRole('link')).toHaveText(['Profile', 'Settings', 'Logout'])
  await expect(page.getByText('Iris Lund')).toBeVisible()
  await expect(page.getByText(iris.email)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(opener).toBeFocused()
  for (const [name, path] of [
    ['Settings', '/settings'],
    ['Profile', '/profile'],
  ] as const) {
    await opener.click()
    await menu.getByRole('link', { name }).click()
    await expect(page).toHaveURL((url) => url.pathname === path)
    await expect(menu).toHaveCount(0)
  }

  await opener.click()
  await menu.getByRole('link', { name: 'Logout' }).click()
  await expect(page.getByText(SIGNED_OUT)).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(second.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  await expect(second.getByRole('button', { name: 'Account menu for iris' })).toHaveCount(0)
  expect(await page.evaluate(() => window.localStorage.getItem('currentUser'))).toBeNull()
})

test('the home page shows who is here, whether active, and the way to their profile (HM-08, HD-06)', async ({
  page,
  accountSite,
}) => {
  const jo = await verified(accountSite, person('Joy'))
  await signInOn(page, jo, '/?view=list')
  await expect(page.getByRole('region', { name: 'Your account' })).toHaveText(/joy\s*active/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } })

  test('who is here lies over the planet that the home page begins with (HM-08)', async ({ page, accountSite }) => {
    const mia = await verified(accountSite, person('Mia'))
    await signInOn(page, mia, '/?view=list')
    const card = page.getByRole('region', { name: 'Your account' })
    await expect(card).toHaveText(/mia\s*active/)
    const isOnTop = () =>
      card.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
    await expect.poll(isOnTop).toBe(true)
  })

  test('the menu holds the ways in for guests, and the way out for who is in (HD-02)', async ({
    page,
    accountSite,
  }) => {
    const kim = await verified(accountSite, person('Kim'))
    const opener = page.getByRole('button', { name: 'Open the menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await page.goto('/about')
    await opener.click()
    await expect(menu.getByRole('link', { name: 'Join Free' })).toHaveAttribute('href', '/signup')
    await menu.getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/login')
    await fillSignIn(page, kim)
    await expect(page.getByText("Welcome back! You've successfully signed in.")).toBeVisible()
    await page.goto('/about')
    await opener.click()
    await menu.getByRole('link', { name: 'Logout' }).click()
    await expect(page.getByText(SIGNED_OUT)).toBeVisible()
  })
})

test('pages of an account ask guests to sign in, and are shown right after (OP-03, OP-05)', async ({
  page,
  accountSite,
}) => {
  const lea = await verified(accountSite, person('Lea'))
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login\?from=%2Fdashboard$/)
  await fillSignIn(page, lea)
  await expect(page).toHaveURL((url) => url.pathname === '/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lea Quill')

  await page.goto('/logout')
  await expect(page.getByText(SIGNED_OUT)).toBeVisible()
  await page.goto('/settings')
  await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.get('from') === '/settings')
})
