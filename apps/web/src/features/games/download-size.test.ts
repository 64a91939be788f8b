import { expect, it } from 'vitest'
import { downloadSize } from './download-size'

const GAME = { id: 'trend-quiz', gameUrl: '/games/trend-quiz/', fileSize: '2.5 MB' }

it.each([
  [81_499, '81 KB'],
  [200, '1 KB'],
  [999_999, '1000 KB'],
  [1_249_000, '1.2 MB'],
])('tells the %i bytes the build measured as %s (OP-57)', (bytes, text) => {
  expect(downloadSize(GAME, { 'trend-quiz': bytes })).toBe(text)
})

it('tells what the record says where nothing was measured, or the game comes from elsewhere', () => {
  expect(downloadSize(GAME, {})).toBe('2.5 MB')
  expect(downloadSize({ ...GAME, gameUrl: 'https://games.example/a/' }, { 'trend-quiz': 5_000 })).toBe('2.5 MB')
})
