import type { Page } from '@playwright/test'
import { everyPage } from './harness/every-page'
import { expect, test } from './harness/test'

/** The least a finger meets, CSS pixels; half a pixel is lost to rounding. */
const LEAST_PX = 43.5

/**
 * Controls a finger would miss: what answers around their middle is smaller than `LEAST_PX`. Links inside a sentence are
 * as high as its lines (WCAG 2.2, 2.5.8 leaves them out), and the link past the head of a page is for keyboards.
 */
async function smallControls(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const isInSentence = (control: Element) => {
      const text = control.closest('p, li, dd, td, figcaption, label, h1, h2, h3')
      return control.matches('a') && text !== null && text.textContent?.trim() !== control.textContent?.trim()
    }
    const answers = (control: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (control.contains(hit) || hit.closest('label')?.contains(control) === true)
    }
    const isSmall = (control: Element) => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { x, y, width, height } = control.getBoundingClientRect()
      if (width <= 1 || height <= 1 || (width >= least && height >= least)) return false
      const [middleX, middleY] = [x + width / 2, y + height / 2]
      const reach = least / 2
      const isWide = width >= least || [-reach, reach].every((side) => answers(control, middleX + side, middleY))
      const isHigh = height >= least || [-reach, reach].every((side) => answers(control, middleX, middleY + side))
      return !(isWide && isHigh)
    }
    const controls =
      'a[href]:not([href="#main"]), button, input, select, textarea, summary, [role="button"], [role="tab"]'
    // Behind an open window nothing can be touched.
    const within = document.querySelector('dialog[open]') ?? document
    return [...within.querySelectorAll(controls)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(
        (control) => !control.closest('[inert], [aria-hidden="true"]') && !isInSentence(control) && isSmall(control),
      )
      .map((control) => {
        const { width, height } = control.getBoundingClientRect()
        return `${Math.round(width)} x ${Math.round(height)}: ${control.outerHTML.slice(0, 120)}`
      })
  }, LEAST_PX)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('every control of every page is at least 44 pixels', async ({ page, mode }) => {
    test.slow()
    for (const path of await everyPage(page, mode)) {
      await test.step(path, async () => {
        await page.goto(path)
        await page.waitForFunction(() => document.documentElement.dataset.settled !== undefined)
        await expect(page.locator('[data-on-its-way]')).toHaveCount(0)
        expect.soft(await smallControls(page), path).toEqual([])
      })
    }
  })
})
