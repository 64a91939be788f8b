import { CAPTION_ROLES } from '@trendverse/domain/memes/meme-kinds'
import { isTextAllowed } from '@trendverse/domain/memes/moderation'
import { describe, expect, test } from 'vitest'
import { ALL_STARTER_JOKES } from './all-starter-jokes'
import { STARTER_TRENDS } from './starter-trends'

const CAPTION_AT_MOST = 80
const OBSERVATION_AT_MOST = 48
const LEAST_KINDS = 4

const all = Object.entries(ALL_STARTER_JOKES)
const isBetween = (value: number, least: number, most: number): boolean => value >= least && value <= most

describe('jokes about starter trends', () => {
  test('are six to ten observations of several kinds and three to five memes for every trend, and for no other', () => {
    expect(all.map(([key]) => key).toSorted()).toEqual(STARTER_TRENDS.map(({ key }) => key).toSorted())
    const wrong = all.filter(
      ([, { observations, memes }]) =>
        !isBetween(observations.length, 6, 10) ||
        !isBetween(memes.length, 3, 5) ||
        new Set(observations.map(({ kind }) => kind)).size < LEAST_KINDS ||
        new Set(memes.map(({ format }) => format)).size !== memes.length,
    )
    expect(wrong.map(([key]) => key)).toEqual([])
  })

  test('fit their captions: a caption per role, short, allowed', () => {
    const wrong = all.flatMap(([key, { memes }]) =>
      memes
        .filter(
          ({ format, captions }) =>
            captions.length !== CAPTION_ROLES[format].length ||
            captions.some((caption) => !isBetween(caption.length, 1, CAPTION_AT_MOST) || !isTextAllowed(caption)),
        )
        .map(({ captions }) => `${key}: ${captions.join(' / ')}`),
    )
    expect(wrong).toEqual([])
  })

  test('observe in the grammar of their kind', () => {
    const wrong = all.flatMap(([key, { observations }]) =>
      observations
        .filter(
          ({ kind, text }) =>
            text.length > OBSERVATION_AT_MOST ||
            !isTextAllowed(text) ||
            /[.!?{}"~]$|[{}~"<>]/.test(text) ||
            (kind === 'ritual' && !/^(?:[\w’-]+ly )?(?:not |never )?[\p{L}’-]+ing\b/u.test(text)),
        )
        .map(({ kind, text }) => `${key}: ${kind} ${text}`),
    )
    expect(wrong).toEqual([])
  })
})
