import { seededNumbers } from '@trendverse/test-support/seeded-numbers'
import { buildEvidence, buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import type { TrendDetail } from '../../../trends/trend'
import { textOfCaptions } from '../../compose-meme'
import { MEME_FORMATS, MEME_STYLES, MEME_TONES } from '../../meme-kinds'
import { isTextAllowed } from '../../moderation'
import { TONE_WORDS } from '../tone-words'
import { writeCaptions, writeChoices } from '../write-captions'
import { STYLE_SCENES } from './style-scenes'

const SEEN_AT = '2026-05-19T12:00:00.000Z'

function story(name: string, titles: readonly string[], changes: Partial<TrendDetail> = {}): TrendDetail {
  const evidence = titles.map((title, index) =>
    buildEvidence(SEEN_AT, {
      source: 'feeds',
      title,
      url: `https://news.example/${index}`,
      publisher: `Paper ${index + 1}`,
      metric: null,
      peakMetric: null,
      metricUnit: 'mentions',
    }),
  )
  return buildTrendDetail(1, { name, description: titles[0] ?? name, evidence, ...changes })
}

const FIGHT = story('Ronda Rousey submits Gina Carano by armbar in 17 seconds', [
  'Ronda Rousey submits Gina Carano by armbar in 17 seconds',
])
const DEAL = story('Trump says deal ‘largely negotiated’', ['Trump says trade deal ‘largely negotiated’'], {
  category: 'News & Politics',
})
const ASTEROID = story('An asteroid discovered days ago will narrowly miss Earth', [
  'An asteroid discovered days ago will narrowly miss Earth',
  'Newly discovered asteroid will make a close, but safe, encounter with Earth',
])
const HIGHLIGHTS = buildTrendDetail(2, {
  name: 'Erlang/OTP 24 Highlights',
  pace: 2.4,
  evidence: [buildEvidence(SEEN_AT, { title: 'Erlang/OTP 24 Highlights', peakMetric: 342 })],
})
const STORIES = [FIGHT, DEAL, ASTEROID, HIGHLIGHTS]

const KIND = { style: 'funny', tone: 'deadpan', format: 'comparison', customText: '', earlier: [] } as const

/** So many memes one after another, each unlike those before. */
function memesOf(trend: TrendDetail, count: number, kind: object = {}): string[] {
  const random = seededNumbers(3)
  const earlier: string[] = []
  for (let made = 0; made < count; made += 1) {
    earlier.push(textOfCaptions(writeCaptions({ ...KIND, ...kind, trend, random, earlier }).captions))
  }
  return earlier
}

describe('a meme about a story of today', () => {
  it('sets its span of time beside the same number of ours', () => {
    const [first = ''] = memesOf(FIGHT, 1)
    expect(first).toContain('“Ronda Rousey submits Gina Carano by armbar in 17 seconds”')
    expect(first).toMatch(/: 17 minutes$/)
  })

  it('says the quoted words of something at home, also with politics', () => {
    for (const format of ['image-text', 'reaction', 'comparison', 'nobody', 'chad'] as const) {
      const [first = ''] = memesOf(DEAL, 1, { format })
      expect(first, format).toMatch(/(?:toddler|seat|duvet): “largely negotiated”$/)
    }
  })

  it('has two papers that think differently speak for themselves', () => {
    const told = memesOf(ASTEROID, 8, { format: 'comparison' }).join('\n')
    expect(told).toMatch(/narrowly miss Earth”\nPaper 2: “Newly discovered asteroid will make a close, but safe/)
  })

  it('has its phrase come again at home, and its people in the picture', () => {
    const resigned = story('Gabbard resigning as Trump’s intelligence chief', [
      'Gabbard resigning as Trump’s intelligence chief',
    ])
    for (const format of ['image-text', 'reaction', 'chad'] as const) {
      expect(memesOf(resigned, 1, { format }).join(), format).toMatch(/\nMe, (?:resigning|stepping down) as/)
    }
    for (const format of ['drake', 'wojak', 'distracted-bf'] as const) {
      expect(memesOf(resigned, 1, { format }).join(), format).toContain('Gabbard')
    }
    expect(memesOf(resigned, 1, { format: 'nobody' }).join()).toMatch(/^Nobody:\n.*resigns/)
  })

  it('shows a headline that gives nothing else whole, or how it begins where it would be a label', () => {
    const plain = story('Riksbanken sänker styrräntan till under två procent i maj', [
      'Riksbanken sänker styrräntan till under två procent i maj',
    ])
    for (const format of MEME_FORMATS) {
      for (const meme of memesOf(plain, 2, { format })) {
        expect(meme, format).toMatch(/“Riksbanken sänker styrräntan till(?: under två procent i maj”|…”)/)
      }
    }
  })

  it('says a name where no headline is short enough, and “this story” of none', () => {
    const named = story('2026 Harbour Regatta', [], { category: 'Sports' })
    const accused = story('Prosecutor charged with stealing', ['Prosecutor charged with stealing a sealed report'])
    for (const format of MEME_FORMATS) {
      for (const meme of memesOf(named, 2, { format })) expect(meme).toMatch(/[Tt]he 2026 Harbour Regatta/)
      expect(memesOf(accused, 5, { format }).join()).not.toContain('this story')
    }
  })

  it('sets what a source counted beside what we have', () => {
    const told = memesOf(HIGHLIGHTS, 1).join()
    expect(told).toMatch(
      /^Erlang\/OTP 24 Highlights: 342 points on Hacker News\nMy (?:last comment|best joke|pub quiz team): \d points?/,
    )
  })

  it('knows whether its name is one or several', () => {
    const told = memesOf(HIGHLIGHTS, 12, { format: 'image-text' }).join('\n')
    expect(told).toContain('Erlang/OTP 24 Highlights are growing twice as fast as most stories')
    expect(told).not.toContain('Highlights is')
  })

  it('is set in the small world of its style', () => {
    for (const style of MEME_STYLES) {
      const told = memesOf(FIGHT, 1, { style }).join()
      const { slow } = STYLE_SCENES[style]
      expect(
        slow.some((one) => told.includes(one)),
        style,
      ).toBe(true)
    }
  })

  it('calls nothing “the … story”, and ends with no stock words', () => {
    const stock = Object.values(TONE_WORDS).flatMap(({ aside, react }) => [...aside, ...react])
    for (const [index, trend] of STORIES.entries()) {
      for (const format of MEME_FORMATS) {
        const style = MEME_STYLES[index] ?? 'funny'
        const tone = MEME_TONES[index] ?? 'witty'
        for (const meme of memesOf(trend, 3, { format, style, tone })) {
          expect(meme).not.toMatch(/\bthe [^\n]+ story\b/i)
          expect(stock.filter((words) => meme.endsWith(words))).toEqual([])
          expect(isTextAllowed(meme)).toBe(true)
        }
      }
    }
  })

  it('is offered three ways in every format', () => {
    for (const trend of STORIES) {
      for (const format of MEME_FORMATS) {
        expect(writeChoices({ ...KIND, format, trend, random: seededNumbers(1) })).toHaveLength(3)
      }
    }
  })

  it('quotes nothing of what somebody is accused of or suffers', () => {
    const accused = story('Prosecutor charged with stealing', ['Prosecutor charged with stealing a sealed report'])
    const killed = story('Hundreds killed in a fire', ['Hundreds killed in a fire after 17 minutes'])
    for (const format of MEME_FORMATS) {
      expect(memesOf(accused, 5, { format }).join('\n')).not.toMatch(/charged|stealing/)
      expect(memesOf(killed, 5, { format }).join('\n')).not.toMatch(/killed|17/)
    }
  })
})
