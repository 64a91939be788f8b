import type { Page } from '@playwright/test'
import { checkAccessibility } from './check-accessibility'
import { checkWidths, NARROWEST } from './check-widths'
import { expect } from './test'

/** Shows a theme to somebody who wants no motion: all of it is there at once. */
async function showTheme(page: Page, theme: 'dark' | 'light', where: string): Promise<void> {
  const onTheirWay = await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length
  }, theme)
  expect(onTheirWay, `${where}, ${theme}: transitions in spite of reduced motion`).toBe(0)
}

/** Everything a checker can see of a page besides its colours: each element, what is said of it, whether and where it shows. */
function formOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    // Sun and moon of the theme's own switch are pictures nobody is told of, and are judged by no rule.
    const elements = document.querySelectorAll('body, body :not(svg[aria-hidden="true"], svg[aria-hidden="true"] *)')
    const forms = [...elements].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const said = element.getAttributeNames().map((name) => `${name}=${element.getAttribute(name)}`)
      return [element.tagName, ...said, isShown, x, y, width, height].join(' ')
    })
    return `${document.title}\n${forms.join('\n')}\n${document.body.innerText}`
  })
}

/**
 * What stands on a page that was opened with reduced motion, in both themes. The second is judged by the rules of colour
 * alone where nothing but colours differs, which is looked at, and by every rule where anything else does.
 */
export async function checkThemes(page: Page, where: string): Promise<void> {
  await showTheme(page, 'dark', where)
  await checkAccessibility(page, `${where}, dark`)
  const dark = await formOf(page)
  await showTheme(page, 'light', where)
  const isSameForm = (await formOf(page)) === dark
  await checkAccessibility(page, `${where}, light`, isSameForm ? 'colour' : 'every')
}

/** A page that is open: for everybody, in both themes, on a desktop and on the narrowest phone, and no wider than any window. */
export async function checkPage(page: Page, where: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await checkThemes(page, `${where} at 1440`)
  await checkWidths(page, where)
  await page.setViewportSize({ width: NARROWEST, height: 640 })
  await checkThemes(page, `${where} at ${NARROWEST}`)
}
