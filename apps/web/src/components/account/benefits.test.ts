import { DEFAULT_PUBLIC_SETTINGS } from '@trendverse/domain/settings/public-settings'
import { describe, expect, it } from 'vitest'
import { benefitsOf } from './benefits'

const titlesOf = (limits: object = {}) =>
  benefitsOf({ ...DEFAULT_PUBLIC_SETTINGS, ...limits }).map(({ title }) => title)

describe('what an account gives (GN-04)', () => {
  it('names all seven', () => {
    expect(titlesOf()).toEqual([
      'Unlimited quizzes',
      'Up to 10 AI memes a day',
      'Unlimited games',
      'Personal analytics',
      'Achievements and badges',
      'Social sharing',
      'Priority support',
    ])
  })

  it('promises what the site allows, and nothing that is switched off (LM-11)', () => {
    expect(titlesOf({ dailyMemeLimit: -1, dailyQuizLimit: 3, dailyGameLimit: 0 }).slice(0, 3)).toEqual([
      'Up to 3 quizzes a day',
      'Unlimited AI memes',
      'Personal analytics',
    ])
  })
})
