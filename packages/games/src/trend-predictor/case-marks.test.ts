import { expect, it } from 'vitest'
import { caseMarks } from './case-marks'
import { startForecasts } from './rules/v1/forecast-state'

it('tells of each case whether it was called on the right side, the first one first', () => {
  const cases = Array.from({ length: 10 }, (_, index) => ({ brokeOut: index < 4 }))
  const start = startForecasts('', { cases }, 'normal')
  expect(caseMarks(start)).toEqual(cases.map(() => 'open'))
  const marks = caseMarks({ ...start, locked: [100, 55, 50, 0, 0, 45, 50] })
  expect(marks).toEqual(['right', 'right', 'wrong', 'wrong', 'right', 'right', 'wrong', 'open', 'open', 'open'])
})
