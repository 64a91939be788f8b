/** SQLSTATE of a second row with the same key (PostgreSQL manual, appendix A). */
const UNIQUE_VIOLATION = '23505'

/** Which name of an account a refused row would have had twice, or undefined when it was refused for another reason. */
export function takenNameOf(error: unknown): 'username_taken' | 'email_taken' | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== UNIQUE_VIOLATION) return undefined
  if (!('constraint' in error)) return undefined
  if (error.constraint === 'users_username') return 'username_taken'
  return error.constraint === 'users_email' ? 'email_taken' : undefined
}
