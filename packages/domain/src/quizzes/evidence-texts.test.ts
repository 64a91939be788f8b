import { buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { evidenceTextsOf } from './evidence-texts'

describe('evidenceTextsOf', () => {
  it('holds the description, unless a model wrote it', () => {
    const described = (kind: 'starter' | 'admin' | 'ai') =>
      evidenceTextsOf(buildTrendDetail(1, { description: 'It erupts.', descriptionOrigin: { kind } })).includes(
        'It erupts.',
      )
    expect([described('starter'), described('admin'), described('ai')]).toEqual([true, true, false])
  })

  it('holds our own readings and nothing that a source states of earlier instants', () => {
    const points = [
      { at: '2026-06-01T00:00:00.000Z', metric: 4_069, rank: null, stated: true },
      { at: '2026-06-01T09:00:00.000Z', metric: 5_120, rank: 3, stated: false },
    ]
    const texts = evidenceTextsOf(
      buildTrendDetail(1, { series: [{ source: 'wikipedia', metricUnit: 'views', points }] }),
    )
    expect(texts.filter((text) => text.includes('5,120'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('4,069'))).toEqual([])
  })
})
