import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { onStopSignals } from './stop-signals'

function watched() {
  const source = new EventEmitter()
  const seen: string[] = []
  let now = 5
  const actions = { stop: (signal: string) => void seen.push(signal), endAtOnce: () => void seen.push('at once') }
  onStopSignals(source, actions, () => now)
  return {
    seen,
    send: (signal: string, afterMs = 0): void => {
      now += afterMs
      source.emit(signal)
    },
  }
}

describe('signals to stop', () => {
  it('are one request where the group and npm both deliver them', () => {
    const { seen, send } = watched()
    send('SIGTERM')
    send('SIGTERM', 3)
    send('SIGTERM', 900)
    expect(seen).toEqual(['SIGTERM'])
  })

  it('end the process at once for who asks again later', () => {
    const { seen, send } = watched()
    send('SIGINT')
    send('SIGINT', 1_000)
    expect(seen).toEqual(['SIGINT', 'at once'])
  })

  it('of the other kind are a request of their own: Ctrl+C while the server drains', () => {
    const { seen, send } = watched()
    send('SIGTERM')
    send('SIGINT', 200)
    expect(seen).toEqual(['SIGTERM', 'SIGINT'])
  })
})
