import type { AccountPorts } from '@trendverse/application/router-context'
import { AppError } from '@trendverse/domain/primitives/app-error'

/** A port of which nothing can be had here. */
function refusing<Port extends object>(): Port {
  const refuse = (): Promise<never> =>
    Promise.reject(
      new AppError('unavailable', 'There are no accounts on this device. Please try again when you are online.'),
    )
  // Every method of a port answers a promise, and all of them the same refusal.
  return new Proxy({} as Port, { get: () => refuse })
}

/** A device that keeps no accounts: everybody is a guest, and signing up or in is refused in plain words. */
export function withoutAccounts(): AccountPorts {
  const sessions = refusing<AccountPorts['sessions']>()
  return {
    accounts: refusing(),
    sessions: new Proxy(sessions, {
      get: (target, name) => (name === 'find' ? async () => null : Reflect.get(target, name)),
    }),
    accountTokens: refusing(),
    attempts: refusing(),
    tokens: refusing(),
    events: refusing(),
    random: refusing(),
  }
}
