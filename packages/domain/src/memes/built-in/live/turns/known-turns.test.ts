import { describe, expect, it } from 'vitest'
import { MEME_FORMATS } from '../../../meme-kinds'
import { isTextAllowed } from '../../../moderation'
import { ALL_TURNS, turnOf } from './known-turns'
import { turnPatterns } from './turn-patterns'

/** What would be drawn on any story, and what is not for a picture of this kind. */
const FILLER = /but make it my week|^My attention$|That never happens here|^I read |the [^“]* story\b/i
const SMALL_BOXES = new Set(['brain-expand', 'distracted-bf'])

describe('the turns', () => {
  it('have lines for every format, short enough, free of filler, without a whole headline for a label', () => {
    for (const turn of ALL_TURNS) {
      for (const format of MEME_FORMATS) {
        const patterns = turnPatterns(turn, format)
        expect(patterns.length, `${format}: ${turn.told}`).toBeGreaterThan(0)
        for (const line of patterns.flat()) {
          expect(line.length, line).toBeLessThanOrEqual(SMALL_BOXES.has(format) ? 84 : 80)
          expect(line).not.toBe('')
          expect(line).not.toMatch(FILLER)
          expect(isTextAllowed(line), line).toBe(true)
          if (format === 'distracted-bf') expect(line).not.toContain('{shown}')
        }
      }
    }
  })

  it('open a “Nobody” with nobody, a point of view with “POV: you” or one in the story, and answer a worry with “You”', () => {
    for (const turn of ALL_TURNS) {
      for (const [first] of turnPatterns(turn, 'nobody')) expect(first).toBe('Nobody:')
      for (const [first] of turnPatterns(turn, 'pov')) expect(first).toMatch(/^POV: /)
      for (const [, answer] of turnPatterns(turn, 'wojak')) expect(answer).toMatch(/\b[Yy]ou/)
    }
  })
})

it.each([
  [
    'Trump endorses Ken Paxton over Sen. John Cornyn ahead of runoff',
    { picked: 'Ken Paxton', other: 'Sen. John Cornyn' },
  ],
  ['White House says Iran deal could take days', { n: 'days' }],
  ['Google unveils foldable Pixel 12 with brighter screen', { version: 'Pixel 12' }],
  ['Capsule delivers science and supplies to space station', { load: 'science', more: 'supplies' }],
])('a turn keeps what the headline names: %s', (headline, groups) => {
  expect(turnOf(headline)?.match.groups).toMatchObject(groups)
})

it.each([
  ['Starship makes fiery splashdown as planned', 'phrase'],
  ['Lakers re-sign Austin Reaves to five-year contract', 'deed'],
  ['Barista opens up about tea', 'thing'],
])('%s: a %s', (headline, rank) => {
  expect(turnOf(headline)?.rank).toBe(rank)
})

it('takes no turn in a headline that has no phrase it knows, or is in another language', () => {
  expect(turnOf('Riksbanken sänker styrräntan till 1,5 procent')).toBeNull()
  expect(turnOf('The Great British Summer That Never Was')).toBeNull()
})
