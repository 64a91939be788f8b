/**
 * What becomes of a mail with a link somebody waits for. `mailed`: a server takes it; `logged`: there is none, and whoever
 * runs the site finds the link in the log; `unsent`: there is none, and links are never logged here.
 */
export type LinkDelivery = 'mailed' | 'logged' | 'unsent'

const NO_MAIL_SERVER: Readonly<Record<Exclude<LinkDelivery, 'mailed'>, string>> = {
  logged: 'This site has no mail server yet. The link is in the server log.',
  unsent: 'This site has no mail server yet, so no link can be sent. Please tell whoever runs it.',
}

/** What to say of a mail that was asked for: `mailed` where a server takes it, otherwise where its link is. */
export function linkWords(delivery: LinkDelivery, mailed: string): string {
  return delivery === 'mailed' ? mailed : NO_MAIL_SERVER[delivery]
}
