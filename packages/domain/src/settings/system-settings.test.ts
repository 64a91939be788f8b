import { describe, expect, it } from 'vitest'
import {
  DEFAULT_SYSTEM_SETTINGS,
  isDailyLimit,
  MAX_DAILY_LIMIT,
  readSystemSetting,
  SYSTEM_SETTING_KEYS,
} from './system-settings'

describe('system settings', () => {
  it('begin with ten memes a day, the rest unlimited, registration open, no maintenance (LM-02)', () => {
    expect(DEFAULT_SYSTEM_SETTINGS).toMatchObject({
      dailyMemeLimit: 10,
      dailyQuizLimit: -1,
      dailyGameLimit: -1,
      enableRegistration: true,
      maintenanceMode: false,
    })
    expect([...SYSTEM_SETTING_KEYS].sort()).toEqual(Object.keys(DEFAULT_SYSTEM_SETTINGS).sort())
  })

  it('ask the models of the specification first, and test a key with the one it is used for (AI-03, AI-07, OP-89)', () => {
    expect(DEFAULT_SYSTEM_SETTINGS).toMatchObject({
      aiQuizModel: 'gpt-4o',
      aiMemeModel: 'gpt-4o',
      aiImageModel: 'dall-e-3',
      aiTestModel: '',
    })
    expect(readSystemSetting('aiTestModel', 'gpt-3.5-turbo')).toBe('gpt-3.5-turbo')
  })

  it.each([-1, 0, 1, MAX_DAILY_LIMIT])('take %d as a daily limit', (value) => {
    expect(isDailyLimit(value)).toBe(true)
    expect(readSystemSetting('dailyMemeLimit', value)).toBe(value)
  })

  it.each([-2, 1.5, MAX_DAILY_LIMIT + 1, Number.NaN, Number.POSITIVE_INFINITY, '3', null, undefined, {}])(
    'fall back to the default for the limit %j',
    (value) => expect(readSystemSetting('dailyMemeLimit', value)).toBe(10),
  )

  it('fall back to the default for switches and names that are none', () => {
    expect(readSystemSetting('enableRegistration', 'false')).toBe(true)
    expect(readSystemSetting('enableRegistration', false)).toBe(false)
    for (const name of ['', '   ', 'x'.repeat(101), 7]) expect(readSystemSetting('siteName', name)).toBe('Trendverse')
    expect(readSystemSetting('siteName', 'Orbit')).toBe('Orbit')
  })

  it('subscribe without asking back and mail support nowhere, until somebody says so (OP-66)', () => {
    expect(DEFAULT_SYSTEM_SETTINGS).toMatchObject({ newsletterDoubleOptIn: false, supportEmail: '' })
    expect(readSystemSetting('supportEmail', 'help@example.org')).toBe('help@example.org')
    for (const value of ['help', 'a@b.org, c@d.org', ' help@example.org', 7, null]) {
      expect(readSystemSetting('supportEmail', value)).toBe('')
    }
  })
})
