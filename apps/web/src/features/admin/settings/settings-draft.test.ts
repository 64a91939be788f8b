import { DEFAULT_SYSTEM_SETTINGS, SYSTEM_SETTING_KEYS } from '@trendverse/domain/settings/system-settings'
import { describe, expect, it } from 'vitest'
import { FORM_SETTINGS, overSaved, problemsIn, settingProblems, toDraft, toSettingsChange } from './settings-draft'

const SAVED = toDraft(DEFAULT_SYSTEM_SETTINGS)

it('has a field for every setting but maintenance, which is asked for by itself', () => {
  expect([...FORM_SETTINGS, 'maintenanceMode'].sort()).toEqual([...SYSTEM_SETTING_KEYS].sort())
})

describe('settingProblems', () => {
  it('finds none in what is saved, nor in blanks around it', () => {
    expect(settingProblems(SAVED).size).toBe(0)
    expect(settingProblems({ ...SAVED, siteName: ' Orbit ', dailyMemeLimit: ' -1 ' }).size).toBe(0)
  })

  it.each([
    ['dailyMemeLimit', ''],
    ['dailyMemeLimit', '-2'],
    ['dailyMemeLimit', '1.5'],
    ['dailyQuizLimit', '1000001'],
    ['siteName', ' '],
    ['supportEmail', 'nobody'],
    ['gameOrigins', 'ftp://games.example.org'],
    ['aiQuizModel', 'two words'],
  ])('refuses %s = "%s"', (key, text) => {
    expect([...settingProblems({ ...SAVED, [key]: text }).keys()]).toEqual([`setting-${key}`])
  })

  it('is counted where the field stands', () => {
    const problems = settingProblems({ ...SAVED, supportEmail: 'nobody', siteName: '' })
    expect([
      problemsIn('general', problems),
      problemsIn('email', problems),
      problemsIn('newsletter', problems),
    ]).toEqual([1, 1, 0])
  })
})

it('sends what differs, with what was seen of it', () => {
  const mine = { ...SAVED, dailyMemeLimit: '3', siteName: 'Trendverse ', enableRegistration: false }
  expect(toSettingsChange(mine, SAVED)).toEqual({
    change: { dailyMemeLimit: 3, enableRegistration: false },
    expected: { dailyMemeLimit: 10, enableRegistration: true },
  })
})

it('keeps what was typed over what somebody else saved', () => {
  const mine = { ...SAVED, siteName: 'Orbit' }
  const theirs = { ...SAVED, siteName: 'Comet', dailyGameLimit: '5' }
  expect(overSaved(mine, SAVED, theirs)).toEqual({ ...theirs, siteName: 'Orbit' })
})
