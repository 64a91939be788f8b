import { buildEvidence, buildTrendDetail, buildTrendRecord } from '@trendverse/test-support/trends/build-trend'
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

  it('holds nothing of our own bookkeeping', () => {
    const texts = evidenceTextsOf(
      buildTrendDetail(1, { tags: ['mirrors'], momentum: 3.7, lifecycle: 'fading', sources: ['wikipedia'] }),
      [buildTrendRecord(2, { tags: ['lenses'] })].map(({ featuredByAdmin: _, ...trend }) => ({
        ...trend,
        featured: false,
      })),
    )
    expect(texts).toEqual(['About trend 1.', 'About trend 2.'])
  })

  it('holds what an encyclopedia says, receipts with what they list, and dated events with their date', () => {
    const texts = evidenceTextsOf(
      buildTrendDetail(1, {
        background: { text: 'A comet is a small icy body.', label: 'Wikipedia', url: null },
        evidence: [
          buildEvidence('2026-01-01T00:00:00.000Z', {
            title: 'A comet returns',
            summary: 'It was seen before.',
            peakMetric: 1_200,
            metricUnit: 'points',
            references: [{ title: 'Where to look', url: 'https://other.example', publisher: 'Other' }],
          }),
        ],
        timeline: [{ kind: 'dated', at: '2015-03-01T00:00:00.000Z', precision: 'month', text: 'It is found.' }],
      }),
    )
    for (const text of [
      'A comet is a small icy body.',
      'A comet returns',
      'It was seen before.',
      'Where to look',
      'It is found.',
      'March 2015: It is found.',
    ]) {
      expect(texts).toContain(text)
    }
    expect(texts.some((text) => text.includes('1,200 points at its highest'))).toBe(true)
  })
})
