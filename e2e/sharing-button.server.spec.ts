import type { Page } from '@playwright/test'
import { expect, test } from './harness/test'

/** So wide that the button's place lies beside the page. */
test.use({ viewport: { width: 1440, height: 800 } })

const opener = (page: Page) => page.getByRole('button', { name: 'Share and follow' })
const menu = (page: Page) => page.getByRole('group', { name: 'Share and follow' })
/** Where it was put; under the pointer it is drawn a little larger. */
const cornerOf = (page: Page) =>
  opener(page).evaluate((button) => {
    const { x = -1, y = -1 } = button.parentElement?.getBoundingClientRect() ?? {}
    return [Math.round(x), Math.round(y)]
  })

test('the floating button is carried by mouse and keys, keeps its place and stays inside (FL-01, FL-07, FL-08)', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(opener(page)).toBeVisible()
  expect(await cornerOf(page)).toEqual([20, 100])

  await page.mouse.move(40, 120)
  await page.mouse.down()
  await page.mouse.move(300, 300, { steps: 4 })
  await page.mouse.move(540, 420, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByText('Position saved')).toBeVisible()
  expect(await cornerOf(page)).toEqual([520, 400])
  await expect(menu(page)).toBeHidden()

  await opener(page).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+ArrowUp')
  expect(await cornerOf(page)).toEqual([510, 350])

  await page.reload()
  await expect(opener(page)).toBeVisible()
  expect(await cornerOf(page)).toEqual([510, 350])

  await page.setViewportSize({ width: 375, height: 400 })
  await expect.poll(() => cornerOf(page)).toEqual([305, 280])
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => cornerOf(page)).toEqual([510, 350])
})

test('from 1024 px on it floats at 20, 100, and no page lies under it (FL-10)', async ({ page }) => {
  for (const [width, path] of [
    [1024, '/trends'],
    [1024, '/about'],
    [1280, '/?view=list'],
    [1280, '/games'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await expect(opener(page)).toBeVisible()
    const box = await opener(page).boundingBox()
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect([path, await cornerOf(page)]).toEqual([path, [20, 100]])
    expect(heading?.x).toBeGreaterThanOrEqual((box?.x ?? 0) + (box?.width ?? 0) + 8)
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect([path, scrolls]).toEqual([path, false])
  }
})

test('a finger carries it as well, and a touch opens it', async ({ page }) => {
  await page.goto('/about')
  await expect(opener(page)).toBeVisible()
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await send('touchStart', [{ x: 40, y: 120 }])
  await send('touchMove', [{ x: 140, y: 220 }])
  await send('touchMove', [{ x: 240, y: 320 }])
  await send('touchEnd', [])
  await expect(page.getByText('Position saved')).toBeVisible()
  expect(await cornerOf(page)).toEqual([220, 300])
})

test('in narrow windows it is a tool of the header, beside the others, until it is carried away', async ({ page }) => {
  for (const [width, path] of [
    [375, '/?view=list'],
    [375, '/about'],
    [1023, '/trends'],
  ] as const) {
    await page.setViewportSize({ width, height: 812 })
    await page.goto(path)
    await expect(opener(page)).toBeVisible()
    const box = await opener(page).boundingBox()
    const header = await page.locator('header').first().boundingBox()
    if (box === null || header === null) throw new Error('button and header should be there')
    expect([box.width, box.height]).toEqual([44, 44])
    expect(box.y).toBeGreaterThanOrEqual(header.y)
    expect(box.y + box.height).toBeLessThanOrEqual(header.y + header.height)
    for (const control of await page.locator('header').first().locator('a:visible, button:visible').all()) {
      const other = await control.boundingBox()
      if (other === null) continue
      const isApart =
        other.x >= box.x + box.width ||
        other.x + other.width <= box.x ||
        other.y >= box.y + box.height ||
        other.y + other.height <= box.y
      expect([path, await control.innerText(), isApart]).toEqual([path, await control.innerText(), true])
    }
  }

  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/about')
  const from = await opener(page).boundingBox()
  if (from === null) throw new Error('the button should be there')
  await page.mouse.move(from.x + 22, from.y + 22)
  await page.mouse.down()
  await page.mouse.move(100, 300, { steps: 4 })
  await page.mouse.move(200, 500, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByText('Position saved')).toBeVisible()
  expect(await cornerOf(page)).toEqual([178, 478])

  // Who reads on is not disturbed by what floats.
  await page.mouse.move(10, 700)
  await opener(page).blur()
  const floating = page.locator('.floating')
  await page.mouse.wheel(0, 400)
  await expect(floating).toHaveCSS('opacity', '0')
  await expect(floating).toHaveCSS('pointer-events', 'none')
  // Keys find it all the same.
  await opener(page).focus()
  await expect(floating).toHaveCSS('opacity', '1')
  await opener(page).blur()
  await expect(floating).toHaveCSS('opacity', '0')
  await page.mouse.wheel(0, -200)
  await expect(floating).toHaveCSS('opacity', '1')
})

test('its menu shares the page, and closes by itself after five seconds (FL-04, FL-05, OP-61, SH-06)', async ({
  page,
}) => {
  await page.clock.install()
  await page.addInitScript(() => {
    Object.assign(window, { opened: [], copied: [] })
    const seen = window as unknown as { opened: string[]; copied: string[] }
    window.open = (address) => {
      seen.opened.push(String(address))
      return {} as Window
    }
    Object.defineProperty(navigator, 'share', { value: undefined })
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => seen.copied.push(text) },
    })
  })
  await page.goto('/about?utm_source=x')
  await expect(opener(page)).toBeVisible()
  // From here on time passes only where the journey says so.
  await page.clock.pauseAt(Date.now() + 60_000)
  await opener(page).click()
  await expect(menu(page).getByRole('button')).toHaveCount(6)
  await page.clock.runFor(4_900)
  await expect(menu(page)).toBeVisible()
  await page.clock.runFor(200)
  await expect(menu(page)).toBeHidden()

  await opener(page).click()
  await menu(page).getByRole('button', { name: 'Share on Facebook' }).click()
  const [address = ''] = await page.evaluate(() => (window as unknown as { opened: string[] }).opened)
  expect(new URL(new URL(address).searchParams.get('u') ?? '').pathname).toBe('/about')
  await menu(page).getByRole('button', { name: 'Quick share' }).click()
  const [link = ''] = await page.evaluate(() => (window as unknown as { copied: string[] }).copied)
  expect(link).toBe(new URL('/about', page.url()).href)

  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('it stands on no page that signs in or up, and works without the network (FL-02, FL-11)', async ({ page }) => {
  await page.goto('/about')
  await expect(opener(page)).toBeVisible()
  for (const path of ['/login', '/signup', '/forgot-password', '/admin/login']) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await page.waitForFunction(() => document.documentElement.dataset.settled !== undefined)
    await expect(opener(page)).toBeHidden()
  }
  await page.route('**/api/social/**', (route) => route.abort())
  await page.goto('/about')
  await opener(page).click()
  await expect(menu(page).getByRole('button')).toHaveCount(6)
})

test('the footer offers three platforms and says where the others are (FT-03)', async ({ page }) => {
  await page.goto('/about')
  const column = page.getByRole('contentinfo').getByRole('region', { name: 'Follow and share' })
  await column.scrollIntoViewIfNeeded()
  await expect(column.getByRole('button')).toHaveText(['Facebook', 'X (Twitter)', 'Instagram'])
  await expect(column.getByText('+ 2 more via floating button')).toBeVisible()
})
