import { expect, it } from 'vitest'
import { isTextAllowed } from '../../moderation'
import { SAID_OF_MOODS } from './said-of-moods'
import { SAID_OF_NEWS } from './said-of-news'
import { saidAtHome } from './said-scenes'

it('knows of what at home quoted words would be said, and leaves all others alone', () => {
  expect(saidAtHome('largely negotiated')?.scenes).toContain('bedtime with a toddler')
  expect(saidAtHome('totally independent')?.praise).toBe('You’re your own boss.')
  expect(saidAtHome('a tough decision')?.plain).toBe('I did it on Tuesday')
  expect(saidAtHome('disputed')).toBeNull()
})

it('has three scenes of each kind, short enough for a caption and fit to be shown', () => {
  for (const { scenes, pov, plain, praise } of [...SAID_OF_NEWS, ...SAID_OF_MOODS]) {
    expect(new Set(scenes).size).toBe(3)
    expect(praise).toMatch(/^You/)
    for (const text of [...scenes, ...pov, plain, praise]) {
      expect(text.length, text).toBeLessThanOrEqual(80)
      expect(isTextAllowed(text), text).toBe(true)
    }
  }
})
