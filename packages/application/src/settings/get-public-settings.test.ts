import { DEFAULT_PUBLIC_SETTINGS } from '@trendverse/domain/settings/public-settings'
import { describe, expect, it } from 'vitest'
import type { SettingsRepository } from '../ports/administration'
import { getPublicSettings } from './get-public-settings'
import { getSystemSettings } from './get-system-settings'

/** Nobody changes anything here. */
const UNCHANGED: Omit<SettingsRepository, 'get'> = {
  set: async () => {},
  setAll: async () => {},
  change: async (_keys, decide) => decide({}),
}

const read = (values: Record<string, unknown>) =>
  getPublicSettings({ settings: { ...UNCHANGED, get: async (key) => values[key] } })

describe('getPublicSettings', () => {
  it('answers the defaults for an installation that set nothing', async () => {
    expect(await read({})).toEqual(DEFAULT_PUBLIC_SETTINGS)
  })

  it('answers what is stored', async () => {
    const limits = { dailyMemeLimit: 3, dailyQuizLimit: 20, dailyGameLimit: -1 }
    const stored = {
      siteName: 'Orbit',
      maintenanceMode: true,
      enableRegistration: false,
      autoFeature: false,
      ...limits,
    }
    expect(await read({ ...stored, trendsUpdatedAt: '2026-05-01T12:00:00+02:00' })).toEqual({
      ...stored,
      trendsUpdatedAt: '2026-05-01T10:00:00.000Z',
    })
  })

  it.each([[7], ['   '], [null], ['x'.repeat(101)], [{ toString: null }]])(
    'replaces an unusable site name %j',
    async (siteName) => {
      expect((await read({ siteName, maintenanceMode: 'yes', autoFeature: 1 })).siteName).toBe('Trendverse')
      expect(await read({ maintenanceMode: 'yes', enableRegistration: 0, autoFeature: 1 })).toEqual(
        DEFAULT_PUBLIC_SETTINGS,
      )
    },
  )

  it.each([[' Orbit '], ['yes'], [true], [7], [null], [undefined], [{}]])(
    'tells visitors what administrators read where %j is stored',
    async (stored) => {
      const settings = { ...UNCHANGED, get: async () => stored }
      const { trendsUpdatedAt: _notASetting, ...told } = await getPublicSettings({ settings })
      expect(await getSystemSettings({ settings })).toMatchObject(told)
    },
  )
})
