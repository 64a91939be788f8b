import { newVerifiedUser } from '@trendverse/domain/accounts/new-user'
import { emailProblem, nameProblem, type Problem, usernameProblem } from '@trendverse/domain/accounts/sign-up-rules'
import type { User } from '@trendverse/domain/accounts/user'
import { uuidV7 } from '@trendverse/domain/primitives/uuid'
import { checkNewPassword } from '../accounts/check-new-password'
import { invalidFields } from '../invalid-fields'
import type { NewAccount } from '../ports/accounts'
import type { Needs } from '../ports/ports'

export type NameFields = Pick<User, 'firstName' | 'lastName' | 'username' | 'email'>
export type NewAdminFields = NameFields & { readonly password: string }

const PROBLEM_OF: { readonly [Field in keyof NameFields]: (value: string) => Problem } = {
  firstName: (value) => nameProblem('First name', value),
  lastName: (value) => nameProblem('Last name', value),
  username: usernameProblem,
  email: emailProblem,
}

/** Refuses names that may not be chosen, each in the words of sign-up; absent ones are not looked at. */
export function checkNames(names: { readonly [Field in keyof NameFields]?: string | undefined }): void {
  const fields = Object.entries(PROBLEM_OF).flatMap(([field, problemOf]) => {
    const value = names[field as keyof NameFields] // the table has the fields of the type
    const problem = value === undefined ? null : problemOf(value)
    return problem === null ? [] : [[field, problem] as const]
  })
  if (fields.length > 0) {
    throw invalidFields(Object.fromEntries(fields))
  }
}

/** An administrator's account, vouched for by whoever holds the machine: active, its address verified. */
export async function prepareAdmin(
  ports: Needs<'accounts' | 'clock' | 'commonPasswords' | 'passwords' | 'random'>,
  fields: NewAdminFields,
): Promise<NewAccount> {
  checkNames(fields)
  await checkNewPassword(ports, fields.password)
  const nowMs = ports.clock.nowMs()
  const user: User = { ...newVerifiedUser(uuidV7(nowMs, ports.random.bytes(10)), fields, nowMs), role: 'admin' }
  return { user, passwordHash: await ports.passwords.hash(fields.password) }
}
