import { emailProblem, type Problem } from '../accounts/sign-up-rules'

/** ER-18, ER-20, ER-21; ER-19 is the text every form of the product shares. */
export const ADDRESS_MISSING = 'Please enter your email address'
export const ALREADY_SUBSCRIBED = 'This email is already subscribed to our newsletter!'
export const SUBSCRIBING_FAILED = 'Something went wrong. Please try again later.'

/** OP-66 */
export const SUBSCRIBED = 'Successfully subscribed! Welcome to the universe of trends.'
/** Where a subscription counts only once its address was confirmed. */
export const CONFIRMATION_SENT = 'Almost there! Please confirm with the link we’ve just sent you.'

/** NL-04: what is wrong with an address somebody subscribes with; null when nothing is. */
export function subscriptionProblem(email: string): Problem {
  return email.trim() === '' ? ADDRESS_MISSING : emailProblem(email)
}
