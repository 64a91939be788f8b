import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { recordedLog } from '@trendverse/test-support/recorded-log'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { describe, expect, it, vi } from 'vitest'
import { never } from '../infrastructure/testing/gateways'
import { writeSentencesJob } from './write-sentences'

function openJob(trends: { listActive: () => Promise<readonly never[]> }) {
  const storage = memoryStorage()
  const { ai, clock } = portsOfWorld(createFakeWorld({ storage }))
  const log = recordedLog()
  const listening = vi.fn(() => () => undefined)
  const keys = async () => [{ keyType: 'quiz', status: 'active' }] as never
  const ports = { ...storage, trends, ai: { ...ai, listKnownKeys: keys }, clock, log }
  return { job: writeSentencesJob(ports, 10, listening), log, listening, close: () => ai.keyPool.close() }
}

describe('writeSentencesJob', () => {
  it('says nothing of a round in which nothing was asked', async () => {
    const { job, log, close } = openJob({ listActive: async () => [] })
    await job.run(never)
    expect(log.lines).toEqual([])
    close()
  })

  it('fails when the trends cannot be read', async () => {
    const { job, close } = openJob({ listActive: () => Promise.reject(new Error('the database is gone')) })
    await expect(job.run(never)).rejects.toThrow('the database is gone')
    close()
  })

  it('wakes when trends changed', () => {
    const { job, listening, close } = openJob({ listActive: async () => [] })
    const wake = () => undefined
    job.onWake?.(wake)
    expect(listening).toHaveBeenCalledWith(wake)
    close()
  })
})
