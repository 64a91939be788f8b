import { expect, it } from 'vitest'
import { buildRunResult, buildTicket } from '../../app/testing/open-game'
import { type RunState, shownRunId } from './use-run'

const checked = (parts: object, result: object = {}) =>
  ({ kind: 'checked', ticket: buildTicket(), keptBy: 'server', result: buildRunResult(result), ...parts }) as RunState

it.each([
  ['has a place on a board', checked({}), buildTicket().runId],
  ['is practice, or of somebody who is on no board', checked({}, { dayPlace: null }), null],
  ['is kept on this device', checked({ keptBy: 'browser' }), null],
  ['was not checked', checked({ kind: 'unchecked' }), null],
])('a run can be linked to where anybody may watch it: one that %s', (_, run, id) => {
  expect(shownRunId(run)).toBe(id)
})
