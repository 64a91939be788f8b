import { SOURCES } from '@trendverse/trend-sources/registry'
import { describe, expect, it } from 'vitest'
import { SOURCES_ON_REQUEST, USUAL_SOURCES } from './usual-sources'

describe('usual sources', () => {
  it('are those that are read without being asked for', () => {
    const byDefault = Object.values(SOURCES).filter((source) => source.enabledByDefault)
    expect([...USUAL_SOURCES].sort()).toEqual(byDefault.map((source) => source.id).sort())
    expect(USUAL_SOURCES.length + SOURCES_ON_REQUEST.length).toBe(Object.keys(SOURCES).length)
  })
})
