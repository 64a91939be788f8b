import { gameSubject } from '@trendverse/domain/games/game-share'
import { describe, expect, it } from 'vitest'
import { samplePack } from '../testing/sample-pack'
import { createTypedPercent } from './typed-percent'
import { factsText, moonsOf, outcomeText, questionText, scaleText, shareGrid, spanText, stakesText } from './words'

const [first, second] = samplePack.cases
if (first === undefined || second === undefined) throw new Error('no cases')

describe('words of a case', () => {
  it('ask for the bar, say what was known, and then what came', () => {
    expect(questionText(first)).toBe('How likely was this to reach 300 points on Hacker News by 06:00 UTC on 13 Oct?')
    expect(factsText(first)).toBe('46 points after 2 h 27 min, number 9 on Hacker News')
    expect(factsText({ ...first, rank: null })).toBe('46 points on Hacker News after 2 h 27 min')
    expect(outcomeText(first)).toBe('It broke out: 512 points, with a threshold of 300.')
    expect(outcomeText(second)).toBe('It didn’t break out: 41 points, with a threshold of 300.')
  })

  it('say what an answer is worth either way', () => {
    expect(stakesText(90)).toEqual({ ifNot: '1,900 if not', ifOut: '9,900 if it breaks out' })
    expect(stakesText(50)).toEqual({ ifNot: '7,500 if not', ifOut: '7,500 if it breaks out' })
  })

  it('say how many break out, and who allows for it', () => {
    expect(scaleText(samplePack)).toBe(
      'About four of these ten broke out. The engine allows for that, and the base rate says 40% every time.',
    )
  })

  it('tell spans as people do', () => {
    expect([0, 59, 60, 61, 2_879, 2_880, 14_400].map(spanText)).toEqual([
      '0 min',
      '59 min',
      '1 h',
      '1 h 1 min',
      '47 h 59 min',
      '2 days',
      '10 days',
    ])
  })
})

describe('the result to share', () => {
  const never = Array.from({ length: 10 }, () => 0)

  it('has a moon for each case and tells none of them', () => {
    const text = shareGrid(samplePack, never)
    expect(text).toBe('Trend Predictor 22 Nov\n🌑🌕🌑🌕🌕🌕🌑🌕🌕🌑\n60,000 to the engine’s 83,793')
    expect(text.length).toBeLessThan(400)
  })

  it('keeps its moons and both totals in a post, even where the totals are as long as they can be', () => {
    const sure = samplePack.cases.map(({ brokeOut }) => (brokeOut ? 100 : 0))
    const post = gameSubject(
      {
        gameId: 'trend-predictor',
        gameName: 'Trend Predictor',
        score: 100_000,
        level: 10,
        userName: 'Ada',
        achievement: null,
      },
      { shareGrid: shareGrid(samplePack, sure), runId: null },
    )
    expect(post.text).toContain(moonsOf(samplePack, sure))
    expect(post.text).toContain('100,000 to the engine’s 83,793')
  })
})

describe('typed digits', () => {
  const type = (...keys: readonly (readonly [digit: string, atMs: number])[]): number => {
    const typed = createTypedPercent()
    return keys.reduce((_, [digit, atMs]) => typed.digit(digit, atMs), 0)
  }

  it('are the number they spell, up to a hundred', () => {
    expect(type(['5', 0])).toBe(5)
    expect(type(['6', 0], ['2', 300])).toBe(62)
    expect(type(['3', 0], ['5', 200])).toBe(35)
    expect(type(['1', 0], ['0', 100], ['0', 200])).toBe(100)
    expect(type(['0', 0], ['5', 100])).toBe(5)
  })

  it('begin anew after a while, and where no percentage is that large', () => {
    expect(type(['3', 0], ['5', 1_300])).toBe(5)
    expect(type(['3', 0], ['5', 100], ['7', 200])).toBe(7)
    expect(type(['1', 0], ['0', 100], ['0', 200], ['4', 300])).toBe(4)
  })
})
