import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import { LIFECYCLE_STAGES } from '@trendverse/domain/trends/momentum/lifecycle-stage'
import { planetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import { RING_FROM_SOURCES } from '@trendverse/domain/trends/planets/planet-ring'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AboutPlanets } from './about-planets'
import { GLOW_EXAMPLES, RING_EXAMPLES } from './example-planets'

describe('the legend of the planets', () => {
  const markup = renderToStaticMarkup(<AboutPlanets />)

  it('says "two or more" because the rule does, and shows a ring of two bands', () => {
    expect(RING_FROM_SOURCES).toBe(2)
    expect(markup).toContain(
      'Two or more sources are showing the trend at the same time. Each one has a band in its own colour',
    )
    expect(RING_EXAMPLES.map(({ trend }) => planetAppearance(trend).ring !== null)).toEqual([false, true])
    expect(markup.match(/data-half="front"/g)).toHaveLength(1)
    expect(RING_EXAMPLES[1] && planetAppearance(RING_EXAMPLES[1].trend).ring?.bands).toHaveLength(2)
  })

  it('shows every stage and every category', () => {
    expect(GLOW_EXAMPLES.map((trend) => trend.lifecycle)).toEqual([...LIFECYCLE_STAGES])
    for (const category of CATEGORIES) expect(markup).toContain(category.replace('&', '&amp;'))
  })

  it('promises that the brightest is at its peak and the quiet one nearly dark', () => {
    const glow = new Map(GLOW_EXAMPLES.map((trend) => [trend.lifecycle, planetAppearance(trend).glow]))
    expect(Math.max(...glow.values())).toBe(glow.get('peak'))
    expect(Math.min(...glow.values())).toBe(glow.get('dormant'))
  })
})
