import { planetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import { Texture, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { createBakeQueue } from './bake-queue'
import type { Body } from './body'

const TIER = { firstBakeWidth: 128, bakeWidth: 512, bakeRows: 100, anisotropy: 1 } as const

function bodyOf(trendId: string): Body {
  return {
    key: trendId,
    trendId,
    name: trendId,
    relatedIds: [],
    look: planetAppearance({
      id: trendId,
      category: 'Science',
      color: '#4fb4ff',
      lifecycle: 'peak',
      sources: [],
    }),
    ringReach: 1,
    position: new Vector3(),
    restingPosition: new Vector3(),
    wantedPosition: new Vector3(),
    radius: { value: 1 },
    restingRadius: 1,
    presence: { value: 0 },
    leaving: false,
    hover: { value: 0 },
    pulse: { value: 0 },
    world: null,
  }
}

/** A queue whose painting only keeps a record: what was begun, how far it got, and what was given back. */
function recordedQueue() {
  const begun: number[] = []
  const released: number[] = []
  const queue = createBakeQueue((_look, width) => {
    begun.push(width)
    let rows = 0
    const dispose = () => released.push(width)
    return {
      paint: (more) => {
        rows += more
        return rows < width / 2 ? null : { first: new Texture(), second: new Texture(), width, dispose }
      },
      dispose,
    }
  })
  return { queue, begun, released }
}

describe('painting planets over many frames', () => {
  it('shows every planet coarsely before it refines the first', () => {
    const { queue, begun } = recordedQueue()
    const bodies = [bodyOf('a'), bodyOf('b')]
    queue.step(bodies, TIER)
    expect(bodies.map(({ world }) => world?.width)).toEqual([128, undefined])
    queue.step(bodies, TIER)
    queue.step(bodies, TIER)
    expect(bodies.map(({ world }) => world?.width)).toEqual([128, 128])
    expect(begun).toEqual([128, 128, 512])
  })

  it('keeps the coarse surface until the fine one is whole, then gives it back and rests', () => {
    const { queue, released } = recordedQueue()
    const bodies = [bodyOf('a')]
    const widths = [1, 2, 3, 4].map(() => {
      expect(queue.step(bodies, TIER)).toBe(true)
      return bodies[0]?.world?.width
    })
    expect(widths).toEqual([128, 128, 128, 512])
    expect(released).toEqual([128])
    expect(queue.step(bodies, TIER)).toBe(false)
  })

  it('lets a planet that comes meanwhile go first and gives up the half painted surface', () => {
    const { queue, released } = recordedQueue()
    const known = bodyOf('a')
    queue.step([known], TIER)
    queue.step([known], TIER)
    const comer = bodyOf('b')
    queue.step([known, comer], TIER)
    expect(comer.world?.width).toBe(128)
    expect(released).toEqual([512])
  })

  it('stops painting a planet that leaves', () => {
    const { queue, released } = recordedQueue()
    const body = bodyOf('a')
    queue.step([body], TIER)
    queue.step([body], TIER)
    body.leaving = true
    expect(queue.step([body], TIER)).toBe(false)
    expect(released).toEqual([512])
  })

  it('gives a half painted surface back when the scene goes', () => {
    const { queue, released } = recordedQueue()
    const bodies = [bodyOf('a')]
    queue.step(bodies, TIER)
    queue.step(bodies, TIER)
    queue.dispose()
    expect(released).toEqual([512])
  })
})
