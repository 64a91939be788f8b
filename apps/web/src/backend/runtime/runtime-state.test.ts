import { describe, expect, it } from 'vitest'
import { nextRuntimeState, type RuntimeEvent, type RuntimeStage, runtimeOf } from './runtime-state'

const STAGES: readonly RuntimeStage[] = ['trying', 'heldTrying', 'server', 'held', 'lost', 'browser', 'recovering']
const EVENTS: readonly RuntimeEvent[] = ['answered', 'failed', 'held', 'nextScreen', 'healthy', 'unhealthy']

/** Every transition there is, of a page that has heard of its server. */
const CHANGES: Readonly<Record<RuntimeStage, Partial<Record<RuntimeEvent, RuntimeStage>>>> = {
  trying: { answered: 'server', failed: 'browser', held: 'heldTrying' },
  heldTrying: { answered: 'held', failed: 'lost', nextScreen: 'trying' },
  server: { failed: 'browser', held: 'held' },
  held: { failed: 'lost', nextScreen: 'server' },
  lost: { answered: 'held', nextScreen: 'browser' },
  browser: { healthy: 'recovering' },
  recovering: { unhealthy: 'browser', nextScreen: 'trying' },
}

describe('nextRuntimeState', () => {
  it.each(STAGES.flatMap((stage) => EVENTS.map((event) => [stage, event] as const)))('%s, %s', (stage, event) => {
    expect(nextRuntimeState({ stage, hasAnswered: true }, event).stage).toBe(CHANGES[stage][event] ?? stage)
  })

  it('gives up a server that never answered even under a form', () => {
    expect(nextRuntimeState({ stage: 'heldTrying', hasAnswered: false }, 'failed').stage).toBe('browser')
  })

  it('remembers that the server answered', () => {
    const first = { stage: 'trying', hasAnswered: false } as const
    expect(EVENTS.filter((event) => nextRuntimeState(first, event).hasAnswered)).toEqual(['answered'])
    expect(EVENTS.every((event) => nextRuntimeState({ ...first, hasAnswered: true }, event).hasAnswered)).toBe(true)
  })
})

describe('runtimeOf', () => {
  it('is the browser only once the server was given up', () => {
    const browserStages = STAGES.filter((stage) => runtimeOf({ stage, hasAnswered: true }) === 'browser')
    expect(browserStages).toEqual(['browser', 'recovering'])
  })
})
