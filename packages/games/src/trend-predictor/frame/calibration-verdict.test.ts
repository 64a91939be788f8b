import { describe, expect, it } from 'vitest'
import { calibrationVerdict } from './calibration-verdict'

/** So many answers of one height, so many of which broke out. */
const said = (percent: number, count: number, brokeOut: number) =>
  Array.from({ length: count }, (_, index) => ({ percent, brokeOut: index < brokeOut }))

describe('the verdict on how sure a player was', () => {
  it('is content where nothing is off by a whole case, and speaks of most answers', () => {
    expect(calibrationVerdict([...said(70, 3, 2), ...said(10, 2, 0)])).toBe(
      'Of what you called 60 to 75%, 2 of 3 happened: about right.',
    )
  })

  it.each([
    ['You were too sure', 90, 4, 2, '80 to 100%, 2 of 4'],
    ['You were too sure', 10, 4, 2, '0 to 15%, 2 of 4'],
    ['You were too careful', 65, 5, 5, '60 to 75%, 5 of 5'],
    ['You were too careful', 30, 5, 0, '20 to 35%, none of 5'],
    ['You expected too little', 45, 4, 4, '40 to 55%, 4 of 4'],
    ['You expected too much', 50, 4, 0, '40 to 55%, none of 4'],
  ])('names the group that is furthest off: %s', (fault, percent, count, brokeOut, figures) => {
    const others = percent === 10 ? said(70, 3, 2) : said(15, 3, 0)
    expect(calibrationVerdict([...others, ...said(percent, count, brokeOut)])).toBe(
      `${fault}: of what you called ${figures} happened.`,
    )
  })

  it('says nothing of what was said once', () => {
    const tooFew = 'Too few answers to tell how sure you were.'
    expect(calibrationVerdict([])).toBe(tooFew)
    expect(calibrationVerdict([...said(100, 1, 0), ...said(0, 1, 1)])).toBe(tooFew)
  })
})
