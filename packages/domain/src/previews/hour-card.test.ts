import { describe, expect, it } from 'vitest'
import { readHourText } from '../galaxy/hour-text'
import { hourAltText, hourCard, hourWords } from './hour-card'

const HOUR = {
  hour: readHourText('2026-11-20T18Z') ?? 0,
  total: 12_345,
  names: ['Wordle', 'Eclipse', 'Kites', 'Bells'],
}

describe('the card of an hour', () => {
  it('says when it was, how many trends there were, and what burnt brightest', () => {
    const card = hourCard(HOUR, 'Trendverse')
    expect(card).toEqual({
      siteName: 'Trendverse',
      eyebrow: 'The galaxy at 18:00 UTC',
      title: '20 November 2026',
      sentence: 'Brightest: Wordle, Eclipse and Kites',
      figures: [{ value: '12.3K', label: 'trends' }],
    })
    expect(hourAltText(card)).toBe(
      'The galaxy at 18:00 UTC on 20 November 2026, with 12.3K trends. Brightest: Wordle, Eclipse and Kites',
    )
    expect(hourWords(HOUR)).toEqual({
      title: 'Trends as of 18:00 UTC on 20 November 2026',
      description: 'Brightest: Wordle, Eclipse and Kites. By then, we’d seen 12,345 trends.',
    })
  })

  it('names what there is to name', () => {
    expect(hourWords({ ...HOUR, total: 1, names: ['Wordle'] }).description).toBe(
      'Brightest: Wordle. By then, we’d seen 1 trend.',
    )
    const unnamed = { ...HOUR, names: [] }
    expect(hourWords(unnamed).description).toBe('By then, we’d seen 12,345 trends.')
    expect(hourAltText(hourCard(unnamed, 'T'))).toBe('The galaxy at 18:00 UTC on 20 November 2026, with 12.3K trends')
  })

  it('keeps names from outside to one line of bounded length', () => {
    const { sentence } = hourCard({ ...HOUR, names: ['a\u202e\n'.repeat(500), 'b '.repeat(500), 'c'.repeat(500)] }, 'T')
    expect(sentence).not.toMatch(/[\n\u202e]/)
    expect(sentence.length).toBeLessThan(210)
  })
})
