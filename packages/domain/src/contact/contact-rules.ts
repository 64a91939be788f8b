import type { Problem } from '../accounts/sign-up-rules'

export const MAX_CONTACT_NAME_LENGTH = 100
export const MAX_CONTACT_SUBJECT_LENGTH = 150
export const MAX_CONTACT_MESSAGE_LENGTH = 5_000

/** Breaks of lines and characters that show nothing: name and subject become lines of a mail. */
const NOT_ONE_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** What is wrong with a line of the contact form, in the words shown beside it; null when nothing is. */
export function contactLineProblem(label: 'name' | 'subject', line: string): Problem {
  const trimmed = line.trim()
  const most = label === 'name' ? MAX_CONTACT_NAME_LENGTH : MAX_CONTACT_SUBJECT_LENGTH
  if (trimmed === '') return label === 'name' ? 'Please enter your name' : 'Please enter a subject'
  if (trimmed.length > most) return `At most ${most} characters`
  return NOT_ONE_LINE.test(trimmed) ? 'This must be one line.' : null
}

export function contactMessageProblem(message: string): Problem {
  const { length } = message.trim()
  if (length === 0) return 'Please enter a message'
  return length > MAX_CONTACT_MESSAGE_LENGTH ? `At most ${MAX_CONTACT_MESSAGE_LENGTH} characters` : null
}
