import { expect, it, vi } from 'vitest'
import { loadOnce } from './load-once'

it('loads once for all who ask, also while it is on its way', async () => {
  const load = vi.fn(async () => 'device')
  const device = loadOnce(load)
  expect(await Promise.all([device(), device()])).toEqual(['device', 'device'])
  expect(await device()).toBe('device')
  expect(load).toHaveBeenCalledTimes(1)
})

it('tries again after a load that failed', async () => {
  const load = vi.fn(async () => 'device').mockRejectedValueOnce(new Error('no network'))
  const device = loadOnce(load)
  await expect(device()).rejects.toThrow('no network')
  expect(await device()).toBe('device')
})
