import { describe, expect, it } from 'vitest'
import { calibrationVerdict } from './calibration-verdict'

/** `count` answers of one percentage, `brokeOut` of which came true. */
const said = (percent: number, count: number, brokeOut: number) =>
  Array.from({ length: count }, (_, index) => ({ percent, brokeOut: index < brokeOut }))

describe('the verdict on how sure a player was', () => {
  it('is content if no group is a whole case off, and speaks of the largest group', () => {
    expect(calibrationVerdict([...said(70, 3, 2), ...said(10, 2, 0)])).toBe(
      'Of the cases you gave 60 to 75%, 2 of 3 broke out: about right.',
    )
  })

  it.each([
    ['You were too sure', 90, 4, 2, '80 to 100%, 2 of 4'],
    ['You were too sure', 10, 4, 2, '0 to 15%, 2 of 4'],
    ['You were too cautious', 65, 5, 5, '60 to 75%, 5 of 5'],
    ['You were too cautious', 30, 5, 0, '20 to 35%, none of 5'],
    ['You were too pessimistic', 45, 4, 4, '40 to 55%, 4 of 4'],
    ['You were too optimistic', 50, 4, 0, '40 to 55%, none of 4'],
  ])('names the group that is furthest off: %s', (fault, percent, count, brokeOut, figures) => {
    const others = percent === 10 ? said(70, 3, 2) : said(15, 3, 0)
    expect(calibrationVerdict([...others, ...said(percent, count, brokeOut)])).toBe(
      `${fault}: of the cases you gave ${figures} broke out.`,
    )
  })

  it('ignores groups of a single answer', () => {
    const tooFew = 'Too few answers to tell how well you judged the chances.'
    expect(calibrationVerdict([])).toBe(tooFew)
    expect(calibrationVerdict([...said(100, 1, 0), ...said(0, 1, 1)])).toBe(tooFew)
  })
})
