/** ER-13, ER-14: the field and the words for a name or address that somebody else has, by the code of the refusal. */
export const TAKEN_NAMES = {
  username_taken: { field: 'username', text: 'Username already exists' },
  email_taken: { field: 'email', text: 'Email already exists' },
} as const

export type TakenName = keyof typeof TAKEN_NAMES
