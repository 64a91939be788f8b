import { DEFAULT_SYSTEM_SETTINGS } from '@trendverse/domain/settings/system-settings'
import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { describe, expect, it } from 'vitest'
import { getSystemSettings } from '../settings/get-system-settings'
import { updateSettings } from './update-settings'

const ADA = { id: '00000000-0000-7000-8000-0000000000aa', name: 'ada' }

function openWorld() {
  const storage = memoryStorage()
  let drawn = 0
  const random = { bytes: (count: number) => new Uint8Array(count).fill((drawn += 1)) }
  return { ...storage, random, clock: { nowMs: () => 5 } }
}

describe('updateSettings', () => {
  it('changes what is named, keeps the rest and logs what changed (API-11)', async () => {
    const ports = openWorld()
    const change = { dailyMemeLimit: 3, siteName: 'Orbit', enableRegistration: true }
    const expected = { ...DEFAULT_SYSTEM_SETTINGS, dailyMemeLimit: 3, siteName: 'Orbit' }
    expect(await updateSettings(ports, ADA, change)).toEqual(expected)
    expect(await getSystemSettings(ports)).toEqual(expected)
    const { entries } = await ports.auditLog.list({ page: 1, pageSize: 9, action: 'settings.updated' })
    expect(entries.map(({ details }) => details)).toEqual([
      { from: { dailyMemeLimit: 10, siteName: 'Trendverse' }, to: { dailyMemeLimit: 3, siteName: 'Orbit' } },
    ])
  })

  it('changes nothing over what somebody else changed meanwhile, and says what it is now', async () => {
    const ports = openWorld()
    await updateSettings(ports, ADA, { siteName: 'Comet', dailyQuizLimit: 4 })
    const late = { siteName: 'Orbit', dailyMemeLimit: 3, expected: { siteName: 'Trendverse', dailyMemeLimit: 10 } }
    await expect(updateSettings(ports, ADA, late)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Someone else has changed this: Site name is now “Comet”.',
    })
    expect(await getSystemSettings(ports)).toMatchObject({ siteName: 'Comet', dailyMemeLimit: 10 })
    const other = { dailyMemeLimit: 3, expected: { dailyMemeLimit: 10 } }
    expect(await updateSettings(ports, ADA, other)).toMatchObject({ siteName: 'Comet', dailyMemeLimit: 3 })
  })

  it('writes and logs nothing when nothing changes', async () => {
    const ports = openWorld()
    expect(await updateSettings(ports, ADA, { dailyMemeLimit: 10, maintenanceMode: undefined })).toEqual(
      DEFAULT_SYSTEM_SETTINGS,
    )
    expect(await ports.settings.get('dailyMemeLimit')).toBeUndefined()
    expect((await ports.auditLog.list({ page: 1, pageSize: 9 })).total).toBe(0)
  })
})
