import { AppError } from '../primitives/app-error'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../primitives/time'
import { RANKED_PER_NETWORK } from '../ranking/who-is-ranked'

/** So many tries in a window that begins with the first one. */
export type ThrottleRule = {
  readonly name: string
  readonly tries: number
  readonly windowMs: number
  /** Set where tries beyond these are answered later, and none is refused. */
  readonly onlySlows?: true
}

const rule = (name: string, tries: number, windowMs: number): ThrottleRule => ({ name, tries, windowMs })

/** OP-11: what keeps guessing slow, per what it counts. Nobody is ever locked out: every window ends by itself. */
export const THROTTLES = {
  /** One mail address tried from one network. */
  signInPair: rule('sign-in-pair', 10, 15 * MINUTE_MS),
  signInNetwork: rule('sign-in-network', 50, 15 * MINUTE_MS),
  /** Beyond it answers only become slower, see `signInDelayMs`: strangers must not keep an owner out. */
  signInAccount: { ...rule('sign-in-account', 100, 15 * MINUTE_MS), onlySlows: true },
  signUpNetwork: rule('sign-up-network', 50, 15 * MINUTE_MS),
  /** Where sign-up does not tell of taken addresses, a name is held after it was asked for, whatever came of it. */
  signUpName: rule('sign-up-name', 1, 30 * DAY_MS),
  /** Mails that such sign-ups send to the owner of an address, and beyond those one now and then. */
  signUpAddress: rule('sign-up-address', 5, HOUR_MS),
  signUpSpare: rule('sign-up-spare', 1, 10 * MINUTE_MS),
  /** Mails to one address that are asked for from one network, each kind for itself. */
  resendPair: rule('resend-pair', 5, HOUR_MS),
  forgotPair: rule('forgot-pair', 5, HOUR_MS),
  /** Mails to one address, whoever asks; nobody's mailbox is ours to fill. */
  resendAddress: rule('resend-address', 5, HOUR_MS),
  forgotAddress: rule('forgot-address', 5, HOUR_MS),
  /** Beyond those: links work for fifteen minutes, so that there is always one in the mailbox that does. */
  resendSpare: rule('resend-spare', 1, 10 * MINUTE_MS),
  forgotSpare: rule('forgot-spare', 1, 10 * MINUTE_MS),
  /** Mails asked for from one network, both kinds together. */
  mailNetwork: rule('mail-network', 20, HOUR_MS),
  /** Tokens tried from one network. */
  tokenNetwork: rule('token-network', 50, 15 * MINUTE_MS),
  /** New passwords tried with one mailed link: each costs a hash. */
  resetLink: rule('reset-link', 20, 15 * MINUTE_MS),
  /** Current passwords tried by one session: who found it open keeps its owner, who has another one, from nothing. */
  currentPassword: rule('current-password', 10, 15 * MINUTE_MS),
  /**
   * Codes of an authenticator app tried for one account, with its password known already, from places where it never came
   * in with one. Of a million codes three count at a time, so the day's limit is what guessing meets.
   */
  secondFactorCode: rule('second-factor-code', 10, 15 * MINUTE_MS),
  secondFactorDay: rule('second-factor-day', 50, DAY_MS),
  /** The same from one place where it did: whatever strangers try elsewhere, its owner is let in. */
  secondFactorPlace: rule('second-factor-place', 10, 15 * MINUTE_MS),
  secondFactorPlaceDay: rule('second-factor-place-day', 50, DAY_MS),
  /** Recovery codes tried from one network, whoever's: nobody guesses 80 bits, so no account needs a limit of its own. */
  recoveryNetwork: rule('recovery-network', 10, 15 * MINUTE_MS),
  /** Documents of everything kept about one account. */
  exportAccount: rule('export-account', 10, HOUR_MS),
  /** Pictures one account has encoded. */
  uploadAvatar: rule('upload-avatar', 20, 15 * MINUTE_MS),
  /** Drawn memes one account has encoded: each may be edited a few times. */
  uploadMeme: rule('upload-meme', 40, 15 * MINUTE_MS),
  /** Downloads of one account that the server has to write (MM-14). */
  convertMeme: rule('convert-meme', 40, 15 * MINUTE_MS),
  /** Pictures uploaded from one network, whoever's: accounts are cheaper than encoding. */
  uploadNetwork: rule('upload-network', 60, 15 * MINUTE_MS),
  /** Addresses that were subscribed from one network. */
  newsletterNetwork: rule('newsletter-network', 50, 15 * MINUTE_MS),
  /** Tries to subscribe one address from one network. */
  newsletterPair: rule('newsletter-pair', 5, HOUR_MS),
  /** Mails such tries send to one address, whoever makes them, and beyond those one now and then. */
  newsletterAddress: rule('newsletter-address', 5, HOUR_MS),
  newsletterSpare: rule('newsletter-spare', 1, 10 * MINUTE_MS),
  /** OP-26: quizzes on trial that one guest begins, and that anybody without an account does from one network: a household, a class. */
  trialGuest: rule('trial-guest', 3, DAY_MS),
  trialNetwork: rule('trial-network', 30, DAY_MS),
  /** Quizzes of the day that are begun without an account from one network: a school. */
  dailyNetwork: rule('daily-network', 300, DAY_MS),
  /** Accounts of one network that get a place on one board a day. */
  rankedNetwork: rule('ranked-network', RANKED_PER_NETWORK, DAY_MS),
  /** Reports of one reader, and from one network: each is read by somebody. */
  reportPerson: rule('report-person', 20, HOUR_MS),
  reportNetwork: rule('report-network', 60, HOUR_MS),
  /** Reports of memes by accounts of one network that weigh something: a person may have many accounts, but few networks. */
  doubtNetwork: rule('doubt-network', 10, DAY_MS),
  /** Of those, the ones a model writes; and what it writes for one account, however many quizzes that may take. */
  trialModel: rule('trial-model', 3, DAY_MS),
  memberModel: rule('member-model', 20, HOUR_MS),
  /** The same of memes; and texts of one account a provider is asked about. */
  memberMeme: rule('member-meme', 30, HOUR_MS),
  memberVerdict: rule('member-verdict', 30, HOUR_MS),
  /** Shares counted from one network: each writes. */
  shareNetwork: rule('share-network', 120, HOUR_MS),
  /** Starts of one account, where its allowance has no end: each keeps a ticket. */
  gameStart: rule('game-start', 120, HOUR_MS),
  /** Runs of one account that are played again. */
  gameResult: rule('game-result', 1, 5 * SECOND_MS),
  /** How far unfinished runs of one account have come: a game saves twenty times a minute at most, in a tab or two. */
  gameLog: rule('game-log', 60, MINUTE_MS),
  /** Messages to support from one network. */
  contactNetwork: rule('contact-network', 10, HOUR_MS),
} as const

/** The refusal of every throttle (OP-12), which says when a try can succeed. */
export function tooManyAttempts(retryAfterMs: number, cause?: unknown): AppError {
  return new AppError('rate_limited', 'Too many attempts. Please try again later.', {
    retryable: true,
    retryAfterMs,
    cause,
  })
}

const DELAY_STEP_MS = 100
/** Well below what a client waits for an answer. */
const MAX_DELAY_MS = 5_000

/** Whether the try that made the count this high is one too many. */
export function isBeyond({ tries, onlySlows }: ThrottleRule, count: number): boolean {
  return onlySlows !== true && count > tries
}

/** How long an account's sign-in waits that was tried so often in its window: a tenth of a second more with every try. */
export function signInDelayMs(count: number): number {
  return Math.min(MAX_DELAY_MS, Math.max(0, count - THROTTLES.signInAccount.tries) * DELAY_STEP_MS)
}
