import { hourOf, reachOf } from '@trendverse/domain/galaxy/life'
import { expect, it } from 'vitest'
import { starLine } from './star-line'

const bornHour = hourOf(Date.parse('2026-11-20T18:00:00Z'))

it('begins with the people a star reached', () => {
  expect(starLine({ reach: reachOf(2_100_000), bornHour }, 'Music')).toBe(
    'about 2 million people · Music · 20 Nov 2026',
  )
  expect(starLine({ reach: reachOf(40_000), bornHour }, 'Food')).toBe('about 40,000 people · Food · 20 Nov 2026')
})

it('claims no people of one nobody counted', () => {
  expect(starLine({ reach: 0, bornHour }, 'Film & TV')).toBe('Film & TV · 20 Nov 2026')
  expect(starLine({ reach: 0, bornHour }, '')).toBe('20 Nov 2026')
})
