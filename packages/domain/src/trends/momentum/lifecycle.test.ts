import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LifecycleReading, lifecycleStage, nextFadingRuns, velocityShare } from './lifecycle'
import { LIFECYCLE_STAGES } from './lifecycle-stage'

const reading = (part: Partial<LifecycleReading> = {}): LifecycleReading => ({
  velocityShare: 1,
  acceleration: 0.2,
  alert: false,
  independentSources: 1,
  hoursSinceNews: 0,
  fadingRuns: 0,
  ...part,
})

describe('lifecycleStage', () => {
  it('calls what has had nothing new for 48 hours dormant, whatever else holds', () => {
    expect(lifecycleStage(reading({ hoursSinceNews: 48, alert: true, fadingRuns: 2 }))).toBe('dormant')
    expect(lifecycleStage(reading({ hoursSinceNews: 47.9 }))).toBe('rising')
  })

  it('turns to fading only with the second weak reading', () => {
    expect(lifecycleStage(reading({ velocityShare: 0.64, fadingRuns: 1 }))).toBe('peak')
    expect(lifecycleStage(reading({ velocityShare: 0.64, fadingRuns: 2 }))).toBe('fading')
  })

  it('puts fading before emerging', () => {
    expect(lifecycleStage(reading({ alert: true, fadingRuns: 2 }))).toBe('fading')
  })

  it('calls an alert emerging until a second source shows it', () => {
    expect(lifecycleStage(reading({ alert: true }))).toBe('emerging')
    expect(lifecycleStage(reading({ alert: true, independentSources: 2 }))).toBe('rising')
  })

  it('needs both speed and acceleration to be rising', () => {
    expect(lifecycleStage(reading({ velocityShare: 0.8 }))).toBe('rising')
    expect(lifecycleStage(reading({ velocityShare: 0.79 }))).toBe('peak')
    expect(lifecycleStage(reading({ acceleration: 0 }))).toBe('peak')
  })

  it('answers a known stage for any numbers, NaN and infinities included', () => {
    const anyNumber = fc.double()
    fc.assert(
      fc.property(
        anyNumber,
        anyNumber,
        fc.boolean(),
        anyNumber,
        anyNumber,
        anyNumber,
        (share, a, alert, sources, hours, runs) => {
          const stage = lifecycleStage({
            velocityShare: share,
            acceleration: a,
            alert,
            independentSources: sources,
            hoursSinceNews: hours,
            fadingRuns: runs,
          })
          expect(LIFECYCLE_STAGES).toContain(stage)
        },
      ),
    )
  })
})

describe('nextFadingRuns', () => {
  it('counts weak readings in a row and starts anew after a strong one', () => {
    expect(nextFadingRuns(0, 0.64)).toBe(1)
    expect(nextFadingRuns(1, 0.1)).toBe(2)
    expect(nextFadingRuns(5, 0.65)).toBe(0)
  })
})

describe('velocityShare', () => {
  it('is the share of the highest velocity, never below 0 nor above 1', () => {
    expect(velocityShare(30, 60)).toBe(0.5)
    expect(velocityShare(-5, 60)).toBe(0)
    expect(velocityShare(61, 60)).toBe(1)
  })

  it('treats what never moved as unfaded and what only fell as faded', () => {
    expect(velocityShare(0, 0)).toBe(1)
    expect(velocityShare(-1, 0)).toBe(0)
    expect(velocityShare(0, Number.NaN)).toBe(1)
  })
})
