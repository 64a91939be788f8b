import type { PasswordHasher } from '@trendverse/application/ports/sessions'

/** The one password that tests call common. */
export const COMMON_PASSWORD = 'password1'

const CURRENT = 'fake2'

/** What stands for a hash of a password, of half characters as well: the database must not hold the password itself. */
export const disguise = (password: string): string =>
  encodeURIComponent(JSON.stringify(password)).split('').toReversed().join('')

/** Hashes at no cost, for tests alone. What begins with `fake1:` counts as made with weaker parameters. */
export const fakeHasher: PasswordHasher = {
  hash: async (password) => `${CURRENT}:${disguise(password)}`,
  verify: async (hash, password) => hash !== null && hash.split(':')[1] === disguise(password),
  isOutdated: (hash) => !hash.startsWith(`${CURRENT}:`),
}
