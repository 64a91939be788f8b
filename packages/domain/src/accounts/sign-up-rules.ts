import { mailAddress } from '../mail/mail-address'

/** OP-14, the limits of what an account is made of. Lengths count UTF-16 units, as form fields do. */
export const MAX_NAME_LENGTH = 50
export const MIN_USERNAME_LENGTH = 3
export const MAX_USERNAME_LENGTH = 20
export const MAX_EMAIL_LENGTH = 254
export const MIN_PASSWORD_LENGTH = 8
/** Longer ones cost the hash more than they add. */
export const MAX_PASSWORD_LENGTH = 128

const USERNAME = /^[A-Za-z0-9_]+$/
/**
 * ER-06: something, an at sign, a name with a dot; whether mail arrives there is told by the verification alone. What
 * mail programs read as a list, a name or a comment around an address is no part of one.
 */
const EMAIL = /^[^\s@,;:<>()[\]"\\]+@[^\s@.,;:<>()[\]"\\]+(?:\.[^\s@.,;:<>()[\]"\\]+)+$/
/** Characters that show nothing or turn the text around them, which nobody's name needs. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/**
 * What programs turn into links: names stand in our mails, which strangers can have sent to anybody. `J.R.R.`, `St. John` and
 * `J.Smith` are none; a host of one letter is written in small or in large letters.
 */
const LEADS_ELSEWHERE = /[@/\\]|:\S|\p{L}{2}\.\p{L}{2}|\p{N}\.[\p{L}\p{N}]|\p{L}\.(?:\p{Ll}{2}|\p{Lu}{2})/u

/** Programs read dots of other scripts, and letters of full width, like those of ours. */
const asLinksAreRead = (text: string): string => text.normalize('NFKC').replaceAll('。', '.')

const EMAIL_MISSING = 'Email is required'
const NO_ADDRESS = 'Please enter a valid email address'

/** What is wrong with one field, in the words shown beside it; null when nothing is. */
export type Problem = string | null

/** @example nameProblem('First name', ' ') // 'First name is required' */
export function nameProblem(label: 'First name' | 'Last name', name: string): Problem {
  const trimmed = name.trim()
  if (trimmed === '') return `${label} is required`
  if (trimmed.length > MAX_NAME_LENGTH) return `${label} must have at most ${MAX_NAME_LENGTH} characters`
  if (LEADS_ELSEWHERE.test(asLinksAreRead(trimmed))) return `${label} can’t contain an address or a link`
  return UNSEEN.test(trimmed) ? `${label} contains a character that can’t be used` : null
}

/** Three to twenty Latin letters, digits and underscores: names that look alike must not be different ones. */
export function usernameProblem(username: string): Problem {
  if (username === '') return 'Username is required'
  if (username.length < MIN_USERNAME_LENGTH || username.length > MAX_USERNAME_LENGTH) {
    return `Username must have ${MIN_USERNAME_LENGTH} to ${MAX_USERNAME_LENGTH} characters`
  }
  return USERNAME.test(username) ? null : 'Username may contain only letters, digits and _'
}

/** ER-05, ER-06, of an address that is new here. Spaces around it are nobody's mistake and do not count. */
export function emailProblem(email: string): Problem {
  if (email.trim() === '') return EMAIL_MISSING
  return mailAddress(email) === null ? NO_ADDRESS : null
}

/** The same of an address that may have been taken under older rules: where its owner is asked for it, and where mail goes. */
export function knownEmailProblem(email: string): Problem {
  const trimmed = email.trim()
  if (emailProblem(email) === null) return null
  if (trimmed === '') return EMAIL_MISSING
  return trimmed.length <= MAX_EMAIL_LENGTH && EMAIL.test(trimmed) && !UNSEEN.test(trimmed) ? null : NO_ADDRESS
}

/** ER-07: all that sign-in asks of a password; its length is nobody's business there. */
export function passwordProblem(password: string): Problem {
  return password === '' ? 'Password is required' : null
}

/** What a new password must be, beside not standing on the list of common ones, which only its home knows. */
export function newPasswordProblem(password: string): Problem {
  if (password === '') return 'Password is required'
  if (password.length < MIN_PASSWORD_LENGTH) return `Password must have at least ${MIN_PASSWORD_LENGTH} characters`
  return password.length > MAX_PASSWORD_LENGTH ? `Password must have at most ${MAX_PASSWORD_LENGTH} characters` : null
}

export function confirmationProblem(password: string, confirmation: string): Problem {
  if (confirmation === '') return 'Please repeat your password'
  return confirmation === password ? null : 'Passwords don’t match'
}

export function consentProblem(consents: boolean): Problem {
  return consents ? null : 'Please accept the terms to continue'
}
