import { createStoryDeskHolder } from '@trendverse/application/stories/story-desk'
import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { recordedLog } from '@trendverse/test-support/recorded-log'
import { seededRandom } from '@trendverse/test-support/seeded-random'
import { describe, expect, it, vi } from 'vitest'
import { never } from '../infrastructure/testing/gateways'
import { proposeMergesJob } from './propose-merges'

function openJob(listActive: () => Promise<readonly never[]>) {
  const log = recordedLog()
  const embed = vi.fn(async () => [])
  const listening = vi.fn(() => () => undefined)
  const ports = {
    ...memoryStorage(),
    trends: { listActive },
    embeddings: { maxTexts: 32, embed },
    clock: { nowMs: () => Date.UTC(2026, 5, 1) },
    random: seededRandom(),
    letOthersRun: async () => {},
    storyDesk: createStoryDeskHolder(),
    log,
  }
  return { job: proposeMergesJob(ports, listening), log, embed, listening }
}

describe('proposeMergesJob', () => {
  it('asks nothing and says nothing while no story is on show', async () => {
    const { job, log, embed } = openJob(async () => [])
    await job.run(never)
    expect(embed).not.toHaveBeenCalled()
    expect(log.lines).toEqual([])
  })

  it('fails when the trends cannot be read', async () => {
    const { job } = openJob(() => Promise.reject(new Error('the database is gone')))
    await expect(job.run(never)).rejects.toThrow('the database is gone')
  })

  it('wakes when trends changed', () => {
    const { job, listening } = openJob(async () => [])
    const wake = () => undefined
    job.onWake?.(wake)
    expect(listening).toHaveBeenCalledWith(wake)
  })
})
