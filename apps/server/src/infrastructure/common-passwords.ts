import type { PasswordList } from '@trendverse/application/ports/sessions'

/** The list of the most common passwords; it is loaded when the first password is chosen. */
export function createPasswordList(): PasswordList {
  let list: Promise<ReadonlySet<string>> | undefined
  return {
    async isCommon(password) {
      list ??= loadList()
      return (await list).has(password.toLowerCase())
    },
  }
}

async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()))
}
