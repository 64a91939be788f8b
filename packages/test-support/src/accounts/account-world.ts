import type { CallOrigin } from '@trendverse/application/ports/world'
import { createFakeWorld, type FakeWorld, portsOfWorld } from '../trends/fake-world'

export const SIGN_UP = {
  firstName: 'Ada',
  lastName: 'Quill',
  username: 'ada_quill',
  email: 'Ada@Example.org',
  password: 'a quiet harbour',
  timeZone: 'Europe/Zurich',
} as const

/** A call by nobody in particular. */
export function originFrom(network: string): CallOrigin {
  return { bearerToken: null, network, userAgent: 'Firefox/140.0 (Linux)', guestId: null }
}

/** The world of accounts over memory, with a clock that stands until it is moved. */
export function createAccountWorld(parts: Partial<FakeWorld> = {}): {
  world: FakeWorld
  ports: ReturnType<typeof portsOfWorld>
} {
  const world = createFakeWorld(parts)
  return { world, ports: portsOfWorld(world) }
}

/** The token in the latest mail of this type. */
export function mailedToken(world: FakeWorld, type: 'verification' | 'reset'): string {
  const link = world.queuedMails.findLast((mail) => mail.type === type)?.link
  const token = link === null || link === undefined ? null : new URL(link).searchParams.get('token')
  if (token === null) throw new Error(`no ${type} mail was queued`)
  return token
}
