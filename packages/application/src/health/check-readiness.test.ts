import { describe, expect, it } from 'vitest'
import { checkReadiness } from './check-readiness'

const up = { isUp: async () => true }

describe('readiness', () => {
  it('is given with a database, until the process is told to stop', async () => {
    await expect(checkReadiness({ database: up, isStopping: () => false })).resolves.toBeUndefined()
    await expect(checkReadiness({ database: up, isStopping: () => true })).rejects.toMatchObject({
      code: 'unavailable',
      retryable: true,
    })
  })

  it.each([
    ['says that it is away', async () => false],
    ['does not answer', async () => Promise.reject(new Error('connection refused'))],
  ])('is not given while the database %s', async (_, isUp) => {
    await expect(checkReadiness({ database: { isUp }, isStopping: () => false })).rejects.toMatchObject({
      code: 'unavailable',
    })
  })
})
