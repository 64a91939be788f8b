import { expect, it } from 'vitest'
import { progressLine } from './progress-line'

it('tells where an import is, how fast it goes and how long it will take', () => {
  const progress = { rows: 12_000, problems: 3, founded: 900, lines: 12_003, throughMs: Date.UTC(2022, 5, 3, 12) }
  const kept = (share: number, firstShare = 0) => ({ share, firstShare })
  expect(progressLine(progress, kept(0.25), 60_000)).toBe(
    '2022-06-03: 12,000 rows (25%), 900 trends, 200 rows a second, 900 trends a minute, about 3 min 0 s left',
  )
  expect(progressLine(progress, kept(0.01), 60_000)).toContain('about 1 h 39 min left')
  expect(progressLine(progress, kept(0), 60_000)).not.toContain('left')
  // Half was kept before; a quarter took a minute, and so will the last one.
  expect(progressLine(progress, kept(0.75, 0.5), 60_000)).toContain('about 1 min 0 s left')
})
