import { describe, expect, it } from 'vitest'
import { SessionGate } from './session-gate'

const message = (session: number | null, name: string) => ({ session, name })

describe('session gate', () => {
  it('lets messages pass in order while no transaction is open', () => {
    const gate = new SessionGate<ReturnType<typeof message>>()
    gate.add(message(null, 'a'))
    gate.add(message(1, 'b'))
    expect([gate.next()?.name, gate.next()?.name, gate.next()]).toEqual(['a', 'b', undefined])
  })

  it('makes everybody else wait, in order, while one session is in a transaction', () => {
    const gate = new SessionGate<ReturnType<typeof message>>()
    gate.settle(1, true)
    for (const [session, name] of [
      [null, 'a'],
      [2, 'b'],
      [1, 'c'],
      [null, 'd'],
    ] as const)
      gate.add(message(session, name))
    expect([gate.next()?.name, gate.next()]).toEqual(['c', undefined])
    gate.settle(1, false)
    expect([gate.next()?.name, gate.next()?.name, gate.next()?.name]).toEqual(['a', 'b', 'd'])
  })
})
