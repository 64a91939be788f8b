import { describe, expect, it } from 'vitest'
import { createIdleWatch } from './idle-watch'

const idleAfter = (watch: ReturnType<typeof createIdleWatch>, ticks: number): readonly number[] =>
  Array.from({ length: ticks }, (_, tick) => tick + 1).filter(() => watch.tick(false))

describe('a flight that nobody steers', () => {
  it('is noticed after ten seconds, once', () => {
    const watch = createIdleWatch()
    expect(Array.from({ length: 599 }, () => watch.tick(false)).some(Boolean)).toBe(false)
    expect(watch.tick(false)).toBe(true)
    expect(idleAfter(watch, 2_000)).toEqual([])
  })

  it('is not idle once it was steered, until the next start', () => {
    const watch = createIdleWatch()
    watch.tick(true)
    expect(idleAfter(watch, 2_000)).toEqual([])
    watch.restart()
    expect(idleAfter(watch, 600)).toHaveLength(1)
  })
})
