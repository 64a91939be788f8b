import { expect, it, vi } from 'vitest'
import { createPageServices } from './page-services'
import { createLiveBackend } from './runtime/live-backend'

vi.mock('./runtime/live-backend', () => ({ createLiveBackend: vi.fn() }))

it('tries again to reach a backend whose code could not be loaded, and loads it once', async () => {
  const answered = { call: async () => 'answer' } as unknown as ReturnType<typeof createLiveBackend>
  vi.mocked(createLiveBackend)
    .mockImplementationOnce(() => {
      throw new Error('Failed to fetch dynamically imported module')
    })
    .mockReturnValue(answered)
  const services = await createPageServices(() => undefined)
  const ask = () => services.call(async () => 'answer')
  await expect(ask()).rejects.toThrow('dynamically imported')
  expect(await Promise.all([ask(), ask()])).toEqual(['answer', 'answer'])
  expect(createLiveBackend).toHaveBeenCalledTimes(2)
})
