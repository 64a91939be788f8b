import { describe, expect, it } from 'vitest'
import {
  changedFields,
  draftProblems,
  NEW_DRAFT,
  rebaseDraft,
  sameFields,
  type TrendDraft,
  toDraft,
} from './trend-draft'

const MOON: TrendDraft = { ...NEW_DRAFT, name: 'Moon', description: 'It is full.', tags: 'sky, night', views: '7' }

describe('a draft of a trend', () => {
  it('holds every field of TR-01 and sends them as they are', () => {
    const trend = {
      name: 'Moon',
      description: 'It is full.',
      color: '#abcdef',
      category: 'Science',
      status: 'active',
      featuredByAdmin: null,
      tags: ['sky', 'night'],
      views: 7,
      interactions: 2,
    } as const
    const { featuredByAdmin, ...fields } = trend
    expect(changedFields(toDraft(trend), null)).toEqual({ ...fields, featured: featuredByAdmin })
    expect(toDraft({ ...trend, featuredByAdmin: false }).featured).toBe('false')
  })

  it('sends only what is different, with what was there before', () => {
    const draft = { ...MOON, name: ' New Moon ', featured: 'true', tags: 'sky,night,sky' }
    const changed = changedFields(draft, MOON)
    expect(changed).toEqual({ name: 'New Moon', featured: true })
    expect(sameFields(MOON, changed)).toEqual({ name: 'Moon', featured: null })
  })

  it('follows newer values but for what somebody wrote', () => {
    const now = { ...MOON, description: 'It wanes.', views: '9' }
    expect(rebaseDraft({ ...MOON, description: 'Mine.' }, MOON, now)).toEqual({ ...now, description: 'Mine.' })
  })

  it.each<[keyof TrendDraft, string, string]>([
    ['name', '  ', 'Please enter a name.'],
    ['name', 'x'.repeat(201), '200 characters at most.'],
    ['description', '', 'Please describe the trend.'],
    ['color', 'red', 'Please enter a colour like #00ffff.'],
    ['tags', Array.from({ length: 21 }, (_, n) => n).join(), '20 tags at most.'],
    ['tags', 'x'.repeat(51), 'A tag has 50 characters at most.'],
    ['views', '-1', 'Please enter a whole number from 0.'],
    ['interactions', '1e3', 'Please enter a whole number from 0.'],
  ])('says what is wrong with %s', (name, text, problem) => {
    expect(draftProblems(MOON)).toEqual({})
    expect(draftProblems({ ...MOON, [name]: text })).toEqual({ [name]: problem })
  })
})
