import { describe, expect, it } from 'vitest'
import { readinessOf } from './readiness-probe'

const SOUND = { rows: [{ sound: true, found: '3' }] }
const FULL = Object.assign(new Error('No space left on device'), { code: '53100' })

function world() {
  const on = { nowMs: 0, isFull: false, sound: SOUND as { rows: object[] }, writes: 0 }
  const isReady = readinessOf(
    async (text) => {
      if (!text.includes('insert into')) return on.sound
      on.writes += 1
      if (on.isFull) throw FULL
      return { rows: [] }
    },
    () => on.nowMs,
  )
  return { on, isReady }
}

describe('readiness', () => {
  it('writes a row at most every 15 s', async () => {
    const { on, isReady } = world()
    for (on.nowMs = 0; on.nowMs < 60_000; on.nowMs += 1_000) expect(await isReady()).toBe(true)
    expect(on.writes).toBe(4)
  })

  it('is no more where nothing can be written, until it can again', async () => {
    const { on, isReady } = world()
    expect(await isReady()).toBe(true)
    on.isFull = true
    on.nowMs = 15_000
    expect([await isReady(), await isReady()]).toEqual([false, false])
    on.isFull = false
    expect(await isReady()).toBe(true)
  })

  it('is none where reads answer something else', async () => {
    const { on, isReady } = world()
    on.sound = { rows: [{ sound: false }] }
    expect(await isReady()).toBe(false)
    expect(on.writes).toBe(0)
  })
})
