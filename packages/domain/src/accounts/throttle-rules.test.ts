import { describe, expect, it } from 'vitest'
import { isBeyond, signInDelayMs, THROTTLES } from './throttle-rules'

describe('throttles', () => {
  it('are those of OP-11 for sign-in', () => {
    const minutes = ({ tries, windowMs }: { tries: number; windowMs: number }) => [tries, windowMs / 60_000]
    expect(minutes(THROTTLES.signInPair)).toEqual([10, 15])
    expect(minutes(THROTTLES.signInNetwork)).toEqual([50, 15])
    expect(minutes(THROTTLES.signInAccount)).toEqual([100, 15])
  })

  it('let the last try in and refuse the one after it', () => {
    expect([9, 10, 11].map((count) => isBeyond(THROTTLES.signInPair, count))).toEqual([false, false, true])
  })

  it('refuse nobody where they only slow down', () => {
    expect([100, 101, 1e9].map((count) => isBeyond(THROTTLES.signInAccount, count))).toEqual([false, false, false])
  })

  it('count each thing under its own name', () => {
    const names = Object.values(THROTTLES).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('make an account that is tried by many slower and slower, and never wait for ever', () => {
    expect([0, 1, 100, 101, 102, 110].map(signInDelayMs)).toEqual([0, 0, 0, 100, 200, 1_000])
    expect([150, 151, 1e9].map(signInDelayMs)).toEqual([5_000, 5_000, 5_000])
  })
})
