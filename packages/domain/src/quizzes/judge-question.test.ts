import { describe, expect, it } from 'vitest'
import { judgeQuestion, type QuestionQuality } from './judge-question'
import { addOutcome, NO_FIGURES, type QuestionFigures } from './question-quality'

/** So many answers of good players and of others, so many of them right. */
function figuresOf(
  good: readonly [answers: number, right: number],
  others: readonly [number, number],
): QuestionFigures {
  let figures = NO_FIGURES
  for (const [restShare, [answers, right]] of [[1, good] as const, [0.25, others] as const]) {
    for (let n = 0; n < answers; n++) figures = addOutcome(figures, { isRight: n < right, restShare })
  }
  return figures
}

/** So many answers of people alike, so many of them right. */
const alike = (answers: number, right: number): QuestionFigures => figuresOf([0, 0], [answers, right])

function judge(figures: QuestionFigures, parts: Partial<QuestionQuality> = {}) {
  const { status, reasons } = judgeQuestion({ figures, reporters: 0, decision: null, ...parts })
  return [status, ...reasons]
}

describe('a question', () => {
  it('is not judged before twenty answers, however they are', () => {
    expect(judge(NO_FIGURES)).toEqual(['unjudged'])
    expect(judge(alike(19, 0))).toEqual(['unjudged'])
    expect(judge(alike(19, 19))).toEqual(['unjudged'])
    expect(judge(alike(20, 20))).toEqual(['kept'])
  })

  it('nearly everyone misses is flagged from twenty answers on and retired from fifty', () => {
    expect(judge(alike(20, 2))).toEqual(['flagged', 'too_hard'])
    expect(judge(alike(20, 3))).toEqual(['kept'])
    expect(judge(alike(49, 4))).toEqual(['flagged', 'too_hard'])
    expect(judge(alike(50, 5))).toEqual(['retired', 'too_hard'])
    expect(judge(alike(50, 6))).toEqual(['kept'])
    expect(judge(alike(50, 0))).toEqual(['retired', 'too_hard'])
  })

  it('good players miss is flagged from fifty answers on and retired from a hundred', () => {
    expect(judge(figuresOf([20, 8], [20, 12]))).toEqual(['kept'])
    expect(judge(figuresOf([25, 9], [25, 15]))).toEqual(['flagged', 'misleading'])
    expect(judge(figuresOf([45, 16], [45, 28]))).toEqual(['flagged', 'misleading'])
    expect(judge(figuresOf([50, 19], [50, 30]))).toEqual(['retired', 'misleading'])
    expect(judge(figuresOf([50, 21], [50, 30]))).toEqual(['kept'])
  })

  it('good players know better than others is kept', () => {
    expect(judge(figuresOf([500, 400], [500, 100]))).toEqual(['kept'])
  })

  it('everybody knows is kept: that is easy, not wrong', () => {
    expect(judge(alike(1_000, 1_000))).toEqual(['kept'])
  })

  it('three readers report is flagged, and never retired by readers alone', () => {
    expect(judge(NO_FIGURES, { reporters: 2 })).toEqual(['unjudged'])
    expect(judge(NO_FIGURES, { reporters: 3 })).toEqual(['flagged', 'reported'])
    expect(judge(alike(1_000, 600), { reporters: 1_000 })).toEqual(['flagged', 'reported'])
    expect(judge(alike(50, 1), { reporters: 3 })).toEqual(['retired', 'too_hard', 'reported'])
  })

  it('an administrator decided about stays so, and what speaks against it stays to be seen', () => {
    expect(judge(alike(50, 0), { decision: 'kept', reporters: 9 })).toEqual(['kept', 'too_hard', 'reported'])
    expect(judge(alike(50, 40), { decision: 'retired' })).toEqual(['retired'])
    expect(judge(NO_FIGURES, { decision: 'kept' })).toEqual(['kept'])
  })
})
