import type { PasswordHasher } from '@trendverse/application/ports/password-hasher'

/** The one password that tests call common. */
export const COMMON_PASSWORD = 'password1'

const CURRENT = 'fake2'

/** Hashes at no cost, for tests alone. What begins with `fake1:` counts as made with weaker parameters. */
export const fakeHasher: PasswordHasher = {
  hash: async (password) => `${CURRENT}:${[...password].reverse().join('')}`,
  verify: async (hash, password) => hash !== null && hash.split(':')[1] === [...password].reverse().join(''),
  isOutdated: (hash) => !hash.startsWith(`${CURRENT}:`),
}
