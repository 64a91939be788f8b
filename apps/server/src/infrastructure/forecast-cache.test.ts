import pino from 'pino'
import { describe, expect, it, vi } from 'vitest'
import { cacheForecasts } from './forecast-cache'

function open() {
  const source = {
    tally: vi.fn(async (sinceMs: number) => [{ count: sinceMs }] as never),
    listLeads: vi.fn(async () => []),
    listNamed: vi.fn(async ({ limit }: { readonly limit: number }) => [{ title: `${limit}` }] as never),
  }
  return { source, ...cacheForecasts(source, () => 1, pino({ level: 'silent' })) }
}

describe('cacheForecasts', () => {
  it('counts a period once, whoever asks, and again after a grade was given', async () => {
    const { source, forecasts, invalidate } = open()
    expect(await forecasts.tally(7)).toEqual([{ count: 7 }])
    await forecasts.tally(7)
    await forecasts.tally(8)
    expect(source.tally.mock.calls).toEqual([[7], [8]])
    invalidate()
    await forecasts.tally(7)
    expect(source.tally).toHaveBeenCalledTimes(3)
  })

  it('reads forecasts by name again when trends change, without counting again', async () => {
    const { source, forecasts, forgetNamed } = open()
    const query = { list: 'hit', source: null, sinceMs: 0, limit: 3 } as const
    const readAll = () => Promise.all([forecasts.tally(7), forecasts.listLeads(7), forecasts.listNamed(query)])
    await readAll()
    forgetNamed()
    await readAll()
    expect(source.listNamed).toHaveBeenCalledTimes(2)
    expect(source.tally).toHaveBeenCalledTimes(1)
    expect(source.listLeads).toHaveBeenCalledTimes(1)
  })

  it('tells lists apart by all that is asked', async () => {
    const { source, forecasts } = open()
    const query = { list: 'hit', source: null, sinceMs: 0, limit: 3 } as const
    expect(await forecasts.listNamed(query)).toEqual([{ title: '3' }])
    await forecasts.listNamed({ ...query })
    await forecasts.listNamed({ ...query, source: 'lobsters' })
    expect(source.listNamed).toHaveBeenCalledTimes(2)
  })
})
