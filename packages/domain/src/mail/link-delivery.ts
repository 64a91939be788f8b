/**
 * What becomes of a mail with a link somebody waits for. `mailed`: a server takes it; `logged`: there is none, and whoever
 * runs the site finds the link in the log; `unsent`: there is none, and links are never logged here.
 */
export type LinkDelivery = 'mailed' | 'logged' | 'unsent'

const NO_MAIL_SERVER: Readonly<Record<Exclude<LinkDelivery, 'mailed'>, string>> = {
  logged: 'This site has no mail server yet. The link is in the server log.',
  unsent: 'This site has no mail server yet, so no link can be sent. Please tell whoever runs it.',
}

const RESENT = 'Verification email sent! Please check your inbox.'
export const RESEND_FAILED = 'Failed to send verification email. Please try again.'

/** What to say of a mail that goes out by itself: `mailed` where a server takes it, otherwise where its link is. */
export function linkWords(delivery: LinkDelivery, mailed: string): string {
  return delivery === 'mailed' ? mailed : NO_MAIL_SERVER[delivery]
}

/** What to say of a mail that somebody asked for: the answer they always get, then where its link is, if no server takes it. */
export function answerWithLink(delivery: LinkDelivery, answer: string): string {
  return delivery === 'mailed' ? answer : `${answer} ${NO_MAIL_SERVER[delivery]}`
}

/** ER-15: how asking for another verification mail went. */
export function resendAnswer(delivery: LinkDelivery): string {
  return answerWithLink(delivery, delivery === 'unsent' ? RESEND_FAILED : RESENT)
}
