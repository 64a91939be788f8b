import { isTimeZone } from '../limits/account-day'
import type { Problem } from './sign-up-rules'

/** Length of what somebody says about themselves, in UTF-16 units, as form fields count. */
export const MAX_BIO_LENGTH = 300

/** Control characters other than line breaks and tabs show nothing and are nobody's text. */
const CONTROL = /[^\P{Cc}\n\r\t]/u

/** A few lines of text, or none. */
export function bioProblem(bio: string): Problem {
  const trimmed = bio.trim()
  if (trimmed.length > MAX_BIO_LENGTH) return `Bio must have at most ${MAX_BIO_LENGTH} characters`
  return CONTROL.test(trimmed) ? 'Bio contains a character that can’t be used' : null
}

/** The name of a time zone, as browsers tell it. */
export function timeZoneProblem(timeZone: string): Problem {
  return isTimeZone(timeZone) ? null : 'Please choose a time zone from the list'
}
