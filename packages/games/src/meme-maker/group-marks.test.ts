import { expect, it } from 'vitest'
import { recordRun } from '../rules-kit/record-run'
import { groupMarks } from './group-marks'
import { RECORDED_RUNS } from './pilot'
import { rules } from './rules/v1/rules'
import { samplePack as pack } from './testing/sample-pack'

it.each([
  ['plain-first', ['right', 'right', 'right', 'right']],
  ['four-mistakes', ['wrong', 'wrong', 'wrong', 'wrong']],
  ['empty', ['open', 'open', 'open', 'open']],
])('a board tells which groups were found: %s', (name, marks) => {
  const pilot = RECORDED_RUNS.find((run) => run.name === name)?.pilot
  if (pilot === undefined) throw new Error(`no pilot plays ${name}`)
  expect(groupMarks(recordRun(rules, { seed: 'marks', pack, mode: 'normal' }, pilot('marks')).end)).toEqual(marks)
})
