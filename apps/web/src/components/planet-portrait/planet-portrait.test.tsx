import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import type { PlanetSubject } from '@trendverse/domain/trends/planets/planet-appearance'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PlanetPortrait } from './planet-portrait'

const subject = (change: Partial<PlanetSubject> = {}): PlanetSubject => ({
  id: '0190a000-0000-7000-8000-000000000001',
  category: 'Lifestyle',
  color: '#4fb4ff',
  lifecycle: 'rising',
  sources: [],
  ...change,
})
const draw = (trend: PlanetSubject, size = 96): string =>
  renderToStaticMarkup(<PlanetPortrait trend={trend} size={size} />)

describe('planet portrait', () => {
  it('draws the same picture for the same trend on the server, every time, and another one for another trend', () => {
    expect(draw(subject())).toBe(draw(subject()))
    expect(draw(subject({ id: '0190a000-0000-7000-8000-000000000002' }))).not.toBe(draw(subject()))
  })

  it('is hidden from screen readers and owns no ids, so that a page may show it many times', () => {
    for (const category of CATEGORIES) {
      const markup = draw(subject({ category, sources: ['wikipedia', 'github', 'bluesky'] }))
      expect(markup).toMatch(/^<span[^>]* aria-hidden="true"/)
      expect(markup).not.toMatch(/\sid=|url\(|<filter/)
    }
  })

  it('wears its ring behind and in front of the planet from two sources on', () => {
    expect(draw(subject())).not.toContain('planet-portrait-ring')
    const ringed = draw(subject({ sources: ['wikipedia', 'github'] }))
    expect(ringed.match(/data-half="(back|front)"/g)).toEqual(['data-half="back"', 'data-half="front"'])
  })

  it('stays small enough for lists: under 4.5 KB at 44 pixels, whatever the trend', () => {
    for (let n = 0; n < 60; n++) {
      const id = `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`
      const category = CATEGORIES[n % CATEGORIES.length] ?? 'General'
      expect(draw(subject({ id, category }), 44).length).toBeLessThan(4_500)
    }
  })

  it('survives a colour that could break out of a style', () => {
    expect(draw(subject({ color: 'red;background:url(x)' }))).not.toContain('url(')
  })

  it('takes size and class name', () => {
    const markup = renderToStaticMarkup(<PlanetPortrait trend={subject()} size={72} className="card-planet" />)
    expect(markup).toContain('--portrait-size:72px')
    expect(markup).toContain('class="planet-portrait card-planet"')
  })
})
