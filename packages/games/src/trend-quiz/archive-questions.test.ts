import { questionsAbout } from '@trendverse/starter-content/handwritten'
import { starterTrendDetails } from '@trendverse/starter-content/to-trend-detail'
import { describe, expect, it } from 'vitest'
import { buildTrendQuizPack } from './build-pack'
import { type TrendQuizPack, type TrendQuizQuestion, trendQuizPackSchema } from './pack'
import { rules } from './rules/v1/rules'
import { sideName } from './side-name'

const CATALOGUE = starterTrendDetails()
const YEARS = 'Which came first?'

async function packOf(
  day: string,
  earlier: readonly unknown[] = [],
  about: (id: string) => ReturnType<typeof questionsAbout> = questionsAbout,
) {
  const result = await buildTrendQuizPack({
    day,
    trends: CATALOGUE,
    detailsOf: async (trends) => CATALOGUE.filter(({ id }) => trends.some((trend) => trend.id === id)),
    questionsAbout: async (trendId) => about(trendId),
    earlier: async () => earlier,
  })
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.reasons))
  return result.pack
}

const dayOf = (index: number): string => new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10)
/** A month of courses, each built beside those of the two weeks before it. */
const MONTH: TrendQuizPack[] = []
for (let day = 0; day < 30; day += 1) MONTH.push(await packOf(dayOf(day), MONTH.slice(-14).toReversed()))

const handwritten = (question: TrendQuizQuestion) =>
  questionsAbout(question.left.trend.id).find(({ question: ask }) => ask === question.ask)

function kindOf(question: TrendQuizQuestion): string {
  if (question.left.answer === undefined) return question.ask
  return [question.left, question.right].every((side) => /\d/.test(sideName(side))) ? 'a figure' : 'an answer'
}

describe('a course out of the archive', () => {
  it('asks at most four times alike, in at least three ways, every day', () => {
    for (const pack of MONTH) {
      expect(pack.edition).toBe('archive')
      const kinds = pack.questions.map(kindOf)
      for (const kind of kinds) expect(kinds.filter((one) => one === kind).length, pack.day).toBeLessThanOrEqual(4)
      expect(new Set(kinds).size).toBeGreaterThanOrEqual(3)
      expect(kinds.filter((kind, gate) => kind === kinds[gate - 1])).toEqual([])
    }
  })

  it('asks for years by the dated facts of the catalogue, and tells the events behind them', () => {
    const years = new Map(CATALOGUE.map(({ id, proof }) => [id, proof]))
    for (const { left, right, because } of MONTH.flatMap(({ questions }) =>
      questions.filter(({ ask }) => ask === YEARS),
    )) {
      for (const [side, { trend, value }] of [left, right].entries()) {
        expect(years.get(trend.id)).toMatchObject({ from: value })
        const first = CATALOGUE.find(({ id }) => id === trend.id)?.timeline.find(({ at }) =>
          at.startsWith(String(value)),
        )
        const line = because?.[side] ?? ''
        expect(line).toMatch(new RegExp(`^.+, (\\d+ )?(\\p{L}+ )?${value}: `, 'u'))
        expect(line.startsWith(`${trend.name}, `)).toBe(true)
        expect(first?.kind === 'dated' && line.endsWith(first.text)).toBe(true)
      }
    }
  })

  it('asks what was written by hand as it was written, with its story, and its correct answer wins', () => {
    for (const pack of MONTH) {
      const { isLeftRight } = rules.init('seed', pack, 'normal').plan
      for (const [gate, question] of pack.questions.entries()) {
        if (question.left.answer === undefined) continue
        const { left, right, because } = question
        const written = handwritten(question)
        const [chosen, other] = isLeftRight[gate] === true ? [left, right] : [right, left]
        expect(chosen.answer).toBe(written?.right)
        expect(written?.wrong).toContain(other.answer)
        expect(because).toEqual([written?.explanation])
        expect(left.trend.id).toBe(right.trend.id)
      }
    }
  })

  it('can be read while one flies', () => {
    for (const { ask, left, right } of MONTH.flatMap(({ questions }) => questions)) {
      expect(ask.length).toBeLessThanOrEqual(80)
      for (const side of [left, right]) expect(sideName(side).length).toBeLessThanOrEqual(ask === YEARS ? 60 : 30)
    }
  })

  it('asks nothing again within a week', () => {
    for (const [day, { questions }] of MONTH.entries()) {
      const before = new Set(
        MONTH.slice(Math.max(0, day - 7), day).flatMap((pack) => pack.questions.map(({ ask }) => ask)),
      )
      expect(questions.filter(({ ask }) => ask !== YEARS && before.has(ask))).toEqual([])
    }
  })

  it('has its right answers on both sides, and stays small', () => {
    const lefts = MONTH.flatMap((pack) => rules.init('seed', pack, 'normal').plan.isLeftRight)
    const share = lefts.filter(Boolean).length / lefts.length
    expect(share).toBeGreaterThan(0.4)
    expect(share).toBeLessThan(0.6)
    for (const pack of MONTH) expect(JSON.stringify(pack).length).toBeLessThan(20_000)
  })

  it('asks for years alone where nothing written by hand can be read, and refuses nobody a flight', async () => {
    const pack = await packOf('2027-02-01', [], () => [])
    expect(pack.questions.map(({ ask }) => ask)).toEqual(Array.from({ length: 10 }, () => YEARS))
    expect(pack.questions.every(({ because }) => because?.length === 2)).toBe(true)
  })

  it('reads the packs of earlier days, which tell no events, as they are', () => {
    const [pack] = MONTH
    const asked = pack?.questions.map(({ because, ...question }) => question)
    expect(trendQuizPackSchema.parse({ ...pack, questions: asked }).questions).toEqual(asked)
  })
})
