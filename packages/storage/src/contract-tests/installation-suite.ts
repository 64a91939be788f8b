import type { StoragePorts } from '@trendverse/application/ports/ports'
import { expect, it } from 'vitest'
import { HOSTILE_TEXT, NOON_MS } from './samples'

/** What every SettingsRepository, JobLog and DatabaseProbe promises. */
export function installationSuite(fresh: () => Promise<StoragePorts>): void {
  it('gives back any JSON value of a setting, undefined for one never set', async () => {
    const { settings } = await fresh()
    expect(await settings.get('site')).toBeUndefined()
    for (const value of [null, false, 0, '', 'text', [1, [2]], { deep: { list: [null, 'x'] } }]) {
      await settings.set('site', value)
      expect(await settings.get('site')).toEqual(value)
    }
    expect(await settings.get('__proto__')).toBeUndefined()
  })

  it('keeps hostile keys and values of settings', async () => {
    const { settings } = await fresh()
    await settings.set(HOSTILE_TEXT, { [HOSTILE_TEXT]: HOSTILE_TEXT })
    const readable = HOSTILE_TEXT.replaceAll('\0', '').replace(/[\uD800-\uDFFF]/gu, '\uFFFD')
    expect(await settings.get(HOSTILE_TEXT)).toEqual({ [readable]: readable })
  })

  it('changes several settings in one step', async () => {
    const { settings } = await fresh()
    await settings.set('site', 'old')
    await settings.setAll({ site: 'new', limit: 0, open: false })
    expect(await Promise.all(['site', 'limit', 'open'].map((key) => settings.get(key)))).toEqual(['new', 0, false])
    await settings.setAll({})
    expect(await settings.get('site')).toBe('new')
  })

  it('changes settings by what they are, one change after the other', async () => {
    const { settings } = await fresh()
    await settings.set('count', 1)
    await settings.set('other', 'stays')
    const counted = (stored: Readonly<Record<string, unknown>>) => ({ count: Number(stored.count ?? 0) + 1 })
    const changes = await Promise.all(
      Array.from({ length: 10 }, () => settings.change(['count', 'never set'], counted)),
    )
    expect(new Set(changes.map(({ count }) => count)).size).toBe(10)
    expect(await Promise.all(['count', 'other'].map((key) => settings.get(key)))).toEqual([11, 'stays'])
    expect(await settings.change(['other', 'never set'], (stored) => ({ seen: Object.keys(stored) }))).toEqual({
      seen: ['other'],
    })
  })

  it('changes no setting when the decision is a refusal', async () => {
    const { settings } = await fresh()
    await settings.set('site', 'old')
    const refuse = () => {
      throw new RangeError('not now')
    }
    await expect(settings.change(['site'], refuse)).rejects.toBeInstanceOf(RangeError)
    expect(await settings.change(['site'], () => ({}))).toEqual({})
    expect(await settings.get('site')).toBe('old')
  })

  it('keeps the latest state of each job', async () => {
    const { jobs } = await fresh()
    const state = {
      name: 'ingest',
      state: 'running' as const,
      lastStartedAtMs: NOON_MS,
      lastSucceededAtMs: null,
      error: null,
    }
    await jobs.save(state)
    await jobs.save({ ...state, name: 'compose', state: 'failed', error: HOSTILE_TEXT.slice(2, 4) })
    await jobs.save({ ...state, state: 'idle', lastSucceededAtMs: NOON_MS + 1 })
    expect(await jobs.list()).toEqual([
      { ...state, name: 'compose', state: 'failed', error: HOSTILE_TEXT.slice(2, 4) },
      { ...state, state: 'idle', lastSucceededAtMs: NOON_MS + 1 },
    ])
  })

  it('says that it can be reached', async () => {
    const { database } = await fresh()
    expect(await database.isUp()).toBe(true)
  })
}
