import { layoutPlanets } from '@trendverse/domain/trends/planets/planet-layout'
import type { Trend } from '@trendverse/domain/trends/trend'
import { describe, expect, it } from 'vitest'
import type { BakedWorld } from './bake-world'
import { arrangeBodies, type Body, withoutLeavers } from './body'
import { approach, stepBody } from './step-body'

const trend = (n: number, change: Partial<Trend> = {}): Trend => ({
  id: `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  name: `Trend ${n}`,
  description: '',
  descriptionOrigin: { kind: 'starter' },
  color: '#4fb4ff',
  category: 'Science',
  status: 'active',
  featured: false,
  tags: [],
  views: 0,
  interactions: 0,
  createdDate: '2025-01-01T00:00:00Z',
  updatedDate: '2025-01-01T00:00:00Z',
  origin: 'starter',
  lifecycle: 'peak',
  momentum: n,
  attention: n,
  voices: 0,
  publishers: 0,
  proof: null,
  pace: null,
  breakoutProbability: null,
  sources: [],
  sparkline: [],
  relatedIds: [],
  ...change,
})

function arrange(current: readonly Body[], trends: readonly Trend[]): readonly Body[] {
  const planets = trends.map(() => ({ ringOuter: null }))
  return arrangeBodies(current, trends, layoutPlanets(planets, 1.6))
}

const world = { width: 512, dispose: () => undefined } as unknown as BakedWorld

describe('planets coming and going', () => {
  it('keeps the very same planet when the list around it changes, and marks the others as leaving', () => {
    const before = arrange([], [trend(1), trend(2), trend(3)])
    const after = arrange(before, [trend(2)])
    expect(after[0]).toBe(before[1])
    expect(after.map(({ leaving }) => leaving)).toEqual([false, true, true])
    expect(withoutLeavers(after)).toEqual([before[1]])
  })

  it('lets a planet that comes back in time stay', () => {
    const before = arrange([], [trend(1), trend(2)])
    const back = arrange(arrange(before, [trend(1)]), [trend(1), trend(2)])
    expect(back).toEqual(before)
    expect(back.some(({ leaving }) => leaving)).toBe(false)
  })

  it('takes a trend with other looks for a new planet', () => {
    const before = arrange([], [trend(1)])
    const after = arrange(before, [trend(1, { color: '#ff0000' })])
    expect(after).toHaveLength(2)
    expect(after[1]).toBe(before[0])
  })

  it('takes a trend that is seen by one more source for a new planet, whose ring reaches farther down', () => {
    const [before] = arrange([], [trend(1, { sources: ['wikipedia', 'bluesky'] })])
    const [same] = arrange(before ? [before] : [], [trend(1, { sources: ['bluesky', 'wikipedia'] })])
    const [after] = arrange(before ? [before] : [], [trend(1, { sources: ['bluesky', 'wikipedia', 'github'] })])
    expect(same).toBe(before)
    expect(after).not.toBe(before)
    expect(after?.ringReach).toBeGreaterThan(before?.ringReach ?? 9)
    expect(arrange([], [trend(1)])[0]?.ringReach).toBe(1)
  })

  it('shows a planet only once it is baked, then fades it in and out', () => {
    const [body] = arrange([], [trend(1)])
    if (body === undefined) throw new Error('one planet expected')
    stepBody(body, 1, false, 'shown', false)
    expect(body.presence.value).toBe(0)
    body.world = world
    stepBody(body, 0.1, false, 'shown', false)
    expect(body.presence.value).toBeGreaterThan(0)
    expect(body.presence.value).toBeLessThan(1)
    for (let frame = 0; frame < 300; frame++) stepBody(body, 0.016, false, 'shown', false)
    expect(body.presence.value).toBe(1)
    expect(stepBody(body, 0.016, false, 'shown', false)).toBe(false)
    body.leaving = true
    expect(stepBody(body, 0.016, false, 'shown', false)).toBe(true)
  })

  it('steps back to a quarter while another planet is selected, and comes back', () => {
    const [body] = arrange([], [trend(1), trend(2)])
    if (body === undefined) throw new Error('one planet expected')
    stepBody(body, 1, false, 'aside', true)
    expect(body.presence.value).toBe(0)
    body.world = world
    stepBody(body, 1, false, 'aside', true)
    expect(body.presence.value).toBe(0.25)
    expect(stepBody(body, 1, false, 'aside', true)).toBe(false)
    expect(stepBody(body, 1, false, 'shown', true)).toBe(true)
    expect(body.presence.value).toBe(1)
    body.leaving = true
    stepBody(body, 1, false, 'aside', true)
    expect(body.presence.value).toBe(0)
  })

  it('stays dark until it is lit', () => {
    const [body] = arrange([], [trend(1)])
    if (body === undefined) throw new Error('one planet expected')
    body.world = world
    expect(stepBody(body, 1, false, 'dark', true)).toBe(false)
    expect(body.presence.value).toBe(0)
    expect(stepBody(body, 1, false, 'shown', true)).toBe(true)
    expect(body.presence.value).toBe(1)
  })

  it('jumps under reduced motion', () => {
    const before = arrange([], [trend(1), trend(2), trend(3)])
    const [body] = arrange(before, [trend(1)])
    if (body === undefined) throw new Error('one planet expected')
    body.world = world
    expect(stepBody(body, 0.001, true, 'shown', true)).toBe(true)
    expect(stepBody(body, 0.001, true, 'shown', true)).toBe(false)
    expect(body.position).toEqual(body.restingPosition)
    expect([body.presence.value, body.hover.value]).toEqual([1, 1])
  })

  it('moves as far in one long step as in many short ones', () => {
    let many = 0
    for (let step = 0; step < 10; step++) many = approach(many, 10, 0.3, 0.02)
    expect(many).toBeCloseTo(approach(0, 10, 0.3, 0.2), 6)
  })
})
