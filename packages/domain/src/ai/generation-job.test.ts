import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { type GenerationJob, hasEnded, isLost } from './generation-job'

const JOB: GenerationJob = {
  id: testUuid(1),
  kind: 'quiz',
  taker: { kind: 'guest', id: testUuid(2) },
  trendId: testUuid(3),
  variant: '',
  stage: 'writing',
  resultId: null,
  bookedDay: null,
  startedAtMs: 0,
  movedAtMs: 1_000,
}

describe('something a model makes', () => {
  it('has ended when it is ready, failed or cancelled', () => {
    const ended = (['waiting', 'writing', 'checking', 'ready', 'failed', 'cancelled'] as const).filter((stage) =>
      hasEnded({ stage }),
    )
    expect(ended).toEqual(['ready', 'failed', 'cancelled'])
  })

  it('is lost when nothing was heard of it for three minutes, unless it had ended', () => {
    expect(isLost(JOB, 181_000)).toBe(false)
    expect(isLost(JOB, 181_001)).toBe(true)
    expect(isLost({ ...JOB, stage: 'ready' }, 181_001)).toBe(false)
  })
})
