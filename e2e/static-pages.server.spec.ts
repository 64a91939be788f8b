import { expect, test } from './harness/test'

const PAGES = [
  { path: '/about', title: 'About', sections: 3 },
  { path: '/terms', title: 'Terms', sections: 3 },
  { path: '/privacy', title: 'Privacy', sections: 3 },
] as const

for (const { path, title, sections } of PAGES) {
  test(`explains itself at ${path}`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveTitle(`${title} · Trendverse`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(sections)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
}

test('answers an address that leads nowhere with 404 and two ways on (OP-03)', async ({ page }) => {
  for (const path of ['/nowhere', '/trends/a/b', '/%2e%2e/secret']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  }
  await page.getByRole('link', { name: 'Back to the universe' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore The Universe of Trends')
})

test('leads from /universe to the home page (RT-05)', async ({ page }) => {
  await page.goto('/universe')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore The Universe of Trends')
})
