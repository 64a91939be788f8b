import { describe, expect, it } from 'vitest'
import { newsAtMs } from './news-time'

const SEEN = '2026-03-14T12:00:00.000Z'

describe('newsAtMs', () => {
  it.each([
    ['its publication', '2026-03-14T09:30:00.000Z', '2026-03-14T09:30:00.000Z'],
    ['a publication of exactly two days before', '2026-03-12T12:00:00.000Z', '2026-03-12T12:00:00.000Z'],
    ['first sight of what is older', '2026-03-12T11:59:59.999Z', SEEN],
    ['first sight of what claims to come from the future', '2026-03-14T12:00:00.001Z', SEEN],
    ['first sight where nothing is said', null, SEEN],
    ['first sight where nonsense is said', 'soon', SEEN],
  ])('is %s', (_, publishedAt, expected) => {
    expect(new Date(newsAtMs({ publishedAt, firstSeenAt: SEEN })).toISOString()).toBe(expected)
  })
})
