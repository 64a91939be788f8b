import type { Frame, Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './test'
import { untilStill } from './until-still'

type Axe = typeof axe

/** Every rule we hold, or only those whose verdict can differ between two themes that show the same things. */
const RULES = {
  every: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  colour: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, axe.RunOptions['runOnly']>

/** No serious or critical violation of WCAG 2.2 level AA, as far as a machine can tell. */
export async function checkAccessibility(
  page: Page | Frame,
  where: string,
  rules: keyof typeof RULES = 'every',
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // A message that goes while it is looked at is of too little contrast for a moment.
  await expect.poll(() => seriousViolations(page, rules), { message: where, timeout: 60_000 }).toEqual([])
}

async function seriousViolations(page: Page | Frame, rules: keyof typeof RULES): Promise<readonly string[]> {
  // So is a colour on its way from one to another.
  await untilStill(page)
  return page.evaluate(async (runOnly) => {
    const { violations } = await (window as unknown as { readonly axe: Axe }).axe.run(document, {
      resultTypes: ['violations'],
      runOnly,
    })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, RULES[rules])
}
