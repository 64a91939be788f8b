import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCES = path.resolve(import.meta.dirname, '..')
const COMMENT = /\/\*.*?\*\//gs
const RULE = /([^{};]+)\{([^{}]*)\}/g
const GROUND = /background:[^;]*gradient\([^;]*var\(--(?:ink|panel)\)\s*;/
const BORDER = /border:\s*1px/

/** Rules that paint gradients over the ground of a card, which has a border. */
const cards = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) => [...readFileSync(path.join(SOURCES, name), 'utf8').replace(COMMENT, '').matchAll(RULE)])
  .map(([, selector = '', body = '']) => ({ selector: selector.trim(), body }))
  .filter(({ selector, body }) => GROUND.test(body) && (BORDER.test(body) || selector.endsWith('.trend-card')))

describe('the ground of a card', () => {
  it('is found in the style sheets at all', () => {
    expect(cards.map(({ selector }) => selector)).toEqual(
      expect.arrayContaining(['.trend-hero', '.quiz-result', '& > li:nth-child(-n + 5) .trend-card']),
    )
  })

  it.each(cards)('$selector ends inside its border, where no lighter band crosses it', ({ body }) => {
    expect(body).toContain('background-clip: padding-box;')
  })
})
