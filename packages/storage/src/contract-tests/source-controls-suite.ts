import type { StoragePorts } from '@trendverse/application/ports/ports'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { expect, it } from 'vitest'
import { NOON_MS } from './samples'

const HEALTH = {
  source: 'wikipedia',
  lastAttemptAtMs: NOON_MS,
  lastSuccessAtMs: null,
  items: 0,
  itemErrors: 0,
  itemProblems: [],
  error: 'It did not answer.',
  consecutiveFailures: 3,
  nextAttemptAtMs: NOON_MS + HOUR_MS,
  validators: {},
} as const

/** What every SourceControls promises. */
export function sourceControlsSuite(fresh: () => Promise<StoragePorts>): void {
  it('switches sources off and on, those included that were never read', async () => {
    const { sourceControls } = await fresh()
    expect(await sourceControls.listOff()).toEqual([])
    const seen: boolean[] = []
    const check = (isOn: boolean) => void seen.push(isOn)
    for (const isOn of [false, false, true, true]) await sourceControls.setOn('reddit', isOn, check)
    expect(seen).toEqual([true, false, false, true])
    await sourceControls.setOn('wikipedia', false, check)
    await sourceControls.setOn('feeds', false, check)
    expect(await sourceControls.listOff()).toEqual(['feeds', 'wikipedia'])
  })

  it('leaves a source as it is when the check refuses', async () => {
    const { sourceControls } = await fresh()
    const refuse = () => {
      throw new Error('somebody else was here')
    }
    await expect(sourceControls.setOn('feeds', false, refuse)).rejects.toThrow('somebody else')
    expect(await sourceControls.listOff()).toEqual([])
    await sourceControls.setOn('feeds', false, () => undefined)
    await expect(sourceControls.setOn('feeds', true, refuse)).rejects.toThrow('somebody else')
    expect(await sourceControls.listOff()).toEqual(['feeds'])
  })

  it('of many who switch a source off at once lets one find it on', async () => {
    const { sourceControls } = await fresh()
    const seen: boolean[] = []
    const tries = Array.from({ length: 8 }, () => sourceControls.setOn('feeds', false, (isOn) => void seen.push(isOn)))
    await Promise.all(tries)
    expect(seen.filter(Boolean)).toHaveLength(1)
    expect(await sourceControls.listOff()).toEqual(['feeds'])
  })

  it('makes a source due that was to rest, and says nothing of one that was never read', async () => {
    const { sourceControls, ingest } = await fresh()
    await ingest.saveHealth(HEALTH)
    await sourceControls.readNow('wikipedia', NOON_MS + 5)
    await sourceControls.readNow('feeds', NOON_MS + 5)
    expect(await ingest.listHealth()).toEqual([{ ...HEALTH, nextAttemptAtMs: NOON_MS + 5 }])
  })
}
