import { describe, expect, it } from 'vitest'
import { nextRuntimeState, type RuntimeEvent, type RuntimeStage, type RuntimeState, runtimeOf } from './runtime-state'

const STAGES: readonly RuntimeStage[] = ['server', 'held', 'lost', 'browser', 'recovering']
const EVENTS: readonly RuntimeEvent[] = ['answered', 'failed', 'held', 'awaited', 'nextScreen', 'healthy', 'unhealthy']

/** Every transition there is, of a page that has heard of its server. */
const CHANGES: Readonly<Record<RuntimeStage, Partial<Record<RuntimeEvent, RuntimeStage>>>> = {
  server: { failed: 'browser', held: 'held' },
  held: { failed: 'lost', nextScreen: 'server' },
  lost: { answered: 'held', nextScreen: 'browser' },
  browser: { healthy: 'recovering' },
  recovering: { unhealthy: 'browser', nextScreen: 'server' },
}

const at = (stage: RuntimeStage): RuntimeState => ({ stage, hasAnswered: true, isFound: true, isAwaited: false })
const after = (state: RuntimeState, ...events: readonly RuntimeEvent[]) => events.reduce(nextRuntimeState, state)

describe('nextRuntimeState', () => {
  it.each(STAGES.flatMap((stage) => EVENTS.map((event) => [stage, event] as const)))('%s, %s', (stage, event) => {
    expect(nextRuntimeState(at(stage), event).stage).toBe(CHANGES[stage][event] ?? stage)
  })

  it('gives up a server that never answered even under a form', () => {
    const first: RuntimeState = { stage: 'server', hasAnswered: false, isFound: false, isAwaited: false }
    expect(after(first, 'held', 'failed').stage).toBe('browser')
  })

  it('waits for a server until the next screen', () => {
    const first: RuntimeState = { stage: 'server', hasAnswered: false, isFound: false, isAwaited: false }
    expect(after(first, 'awaited', 'held').isAwaited).toBe(true)
    expect(after(first, 'awaited', 'nextScreen').isAwaited).toBe(false)
    expect(after(first, 'awaited', 'held', 'failed').stage).toBe('browser')
  })

  it('knows from the first answer on that there is a server', () => {
    const first: RuntimeState = { stage: 'server', hasAnswered: false, isFound: false, isAwaited: false }
    expect(EVENTS.filter((event) => nextRuntimeState(first, event).hasAnswered)).toEqual(['answered'])
    expect(EVENTS.every((event) => nextRuntimeState(at('server'), event).hasAnswered)).toBe(true)
  })

  it('has to find a server anew after it was given up, though it be lost once more under a form', () => {
    const back = after(at('server'), 'failed', 'healthy', 'nextScreen')
    expect(back).toEqual({ stage: 'server', hasAnswered: true, isFound: false, isAwaited: false })
    expect(after(back, 'held', 'failed').isFound).toBe(false)
    expect(after(back, 'held', 'failed', 'answered')).toMatchObject({ stage: 'held', hasAnswered: true, isFound: true })
    expect(after(at('held'), 'failed').isFound).toBe(true)
  })
})

describe('runtimeOf', () => {
  it('is the browser only once the server was given up', () => {
    expect(STAGES.filter((stage) => runtimeOf({ stage }) === 'browser')).toEqual(['browser', 'recovering'])
  })
})
