import { describe, expect, it } from 'vitest'
import { furtherSave, GIVEN_UP, mayReplaceLog, readRunSave, runSaveText } from './run-save'

const SAVE = { seed: 'pack/daily', rulesVersion: 1, log: 'AAEC' }

describe('the save of a run', () => {
  it('is read as it was written', () => {
    expect(readRunSave(runSaveText(SAVE))).toEqual(SAVE)
  })

  it.each([null, '', '{', 'null', '7', '{"seed":"s"}', '{"seed":1,"rulesVersion":1,"log":"A"}'])(
    'is none: %s',
    (text) => {
      expect(readRunSave(text)).toBeNull()
    },
  )
})

it('goes on with the save that has come further', () => {
  const [near, far] = [runSaveText(SAVE), runSaveText({ ...SAVE, log: 'AAECAAEC' })]
  expect(furtherSave(near, far)).toBe(far)
  expect(furtherSave(far, near)).toBe(far)
  expect(furtherSave(null, near)).toBe(near)
  expect(furtherSave(near, null)).toBe(near)
  expect(furtherSave('what another game keeps', null)).toBe('what another game keeps')
  // A save of another course does not count, however long it is.
  expect(furtherSave(runSaveText({ ...SAVE, seed: 'other', log: 'AAECAAEC' }), near)).toBe(near)
})

describe('the log of an unfinished run', () => {
  it('only grows, until it is given up', () => {
    expect(mayReplaceLog(null, 'AA')).toBe(true)
    expect(mayReplaceLog('AA', 'AAEC')).toBe(true)
    expect(mayReplaceLog('AAEC', 'AA')).toBe(false)
    expect(mayReplaceLog('AAEC', 'BBBB')).toBe(false)
    expect(mayReplaceLog('AAEC', GIVEN_UP)).toBe(true)
    expect(mayReplaceLog(null, GIVEN_UP)).toBe(true)
    expect(mayReplaceLog(GIVEN_UP, 'AAECAAEC')).toBe(false)
  })
})
