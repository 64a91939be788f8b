/** Passwords so common that guessing starts with them. */
export type PasswordList = {
  isCommon(password: string): Promise<boolean>
}
