import type { PasswordList } from '@trendverse/application/ports/sessions'

/** The list the meter of the sign-up form judges by as well; it is loaded when the first password is chosen. */
export const commonPasswords: PasswordList = {
  async isCommon(password) {
    const { dictionary } = await import('@zxcvbn-ts/language-common')
    const wanted = password.toLowerCase()
    return dictionary['passwords-common'].some((common) => common.toLowerCase() === wanted)
  },
}
