import { expect, it } from 'vitest'
import { rivalsAmong } from './rival-headlines'

const headline = (text: string, publisher: string) => ({
  text,
  publisher,
  atMs: Date.UTC(2026, 4, 19),
  proof: { quote: text, title: text, publisher, url: 'https://news.example' },
})
const MISS = headline('An asteroid will narrowly miss Earth', 'CNN')
const SAFE = headline('New asteroid will make a close, but safe, encounter with Earth', 'ABC7')

it('are one that worries and one that is pleased, by two publishers', () => {
  expect(rivalsAmong([SAFE, MISS])).toEqual({ worried: MISS, pleased: SAFE })
})

it('are none where all think alike, where one says both, or where both are of one publisher', () => {
  expect(rivalsAmong([MISS, headline('Asteroid not seen before', 'ABC7')])).toBeNull()
  expect(rivalsAmong([MISS, headline('Biggest fears about asteroid', 'ABC7')])).toBeNull()
  expect(rivalsAmong([MISS, { ...SAFE, publisher: 'CNN' }])).toBeNull()
})

it('are none where they speak of different days, of days unknown, or of different things', () => {
  const later = { ...SAFE, atMs: Date.UTC(2026, 4, 21) }
  expect(rivalsAmong([MISS, later])).toBeNull()
  expect(rivalsAmong([MISS, { ...SAFE, atMs: null }])).toBeNull()
  expect(rivalsAmong([MISS, headline('Velvet Static hails a great tour of asteroid', 'ABC7')])).toBeNull()
})
