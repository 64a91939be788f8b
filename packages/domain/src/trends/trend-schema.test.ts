import { buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { trendDetailSchema } from './trend-schema'

describe('trendDetailSchema', () => {
  it('reads stories kept before readings said whether they were stated', () => {
    const reading = { at: '2026-06-01T09:00:00.000Z', metric: 5, rank: null }
    const series = [{ source: 'wikipedia', metricUnit: 'views', points: [reading, { ...reading, stated: true }] }]
    const read = trendDetailSchema.parse({ ...buildTrendDetail(1), series })
    expect(read.series[0]?.points.map(({ stated }) => stated)).toEqual([false, true])
  })

  it('reads descriptions with and without a language, and none with a strange one', () => {
    const source = { kind: 'source', label: 'Fjordbladet', url: null } as const
    const origin = (descriptionOrigin: unknown) =>
      trendDetailSchema.safeParse({ ...buildTrendDetail(1), descriptionOrigin }).data?.descriptionOrigin
    expect(origin(source)).toEqual(source)
    expect(origin({ ...source, language: 'sv' })).toEqual({ ...source, language: 'sv' })
    expect(origin({ ...source, language: '" onload=x' })).toBeUndefined()
  })
})
