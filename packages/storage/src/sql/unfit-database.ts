/** A database that cannot be used whatever is set. The message goes on after "cannot be used: ". */
export class UnfitDatabase extends Error {
  override readonly name = 'UnfitDatabase'
}

export const OF_ANOTHER_APPLICATION =
  'it holds tables of another application; give this one a database or a schema of its own'

/**
 * What a server says of whom and what it does not let in, by SQLSTATE: no such user or a wrong password, no such database, one that takes
 * nobody; and what an operator does about rights and schemas.
 */
const REFUSALS: readonly (readonly [RegExp, string])[] = [
  [/^(?:28|3D|55000)/, ''],
  [/^42501/, '; have it owned by this user, or grant this user what is missing'],
  [/^3F/, '; make the schema public, or name another one in search_path'],
]

/** Why a database cannot be opened, where its server says so; any other error as it is. */
export function explainRefusal(error: unknown): unknown {
  const code = codeOf(error)
  const [, advice] = REFUSALS.find(([codes]) => codes.test(code)) ?? []
  return advice === undefined || !(error instanceof Error) ? error : new UnfitDatabase(error.message + advice)
}

/** The SQLSTATE of an error, or an empty text. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
