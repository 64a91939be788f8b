import type { SecondFactorEvent } from '../accounts/second-factor-event'
import type { SignInPlace } from '../accounts/sign-in-place'

/** OP-69, `contact` for what visitors write to support, and what administrators are told of their own account. */
export const MAIL_TYPES = [
  'verification',
  'reset',
  'welcome',
  'already_registered',
  'newsletter',
  'newsletter_confirm',
  'contact',
  'contact_answer',
  'new_place',
  'second_factor',
  'test',
] as const
export type MailType = (typeof MAIL_TYPES)[number]

/**
 * A piece of a mail that the product wrote itself, in both forms. Its HTML is put in as it is, so whatever came from
 * people or sources must have been escaped by whoever made it (`escapeHtml`).
 */
export type MailFragment = { readonly html: string; readonly text: string }

/** What the sender of a mail of each type says. Tokens become links; they are no variables of a template. */
export type MailVariables = {
  readonly verification: { readonly firstName: string; readonly token: string }
  readonly reset: { readonly firstName: string; readonly token: string }
  readonly welcome: { readonly firstName: string }
  /** Somebody signed up with an address that has an account, where sign-up does not tell. */
  readonly already_registered: { readonly firstName: string }
  readonly newsletter: {
    /** Subject and heading. */
    readonly title: string
    readonly content: MailFragment
    readonly unsubscribeToken: string
  }
  readonly newsletter_confirm: { readonly token: string }
  readonly contact: {
    readonly name: string
    readonly email: string
    readonly subject: string
    readonly message: string
    /** Whether it comes from a member (OP-77). */
    readonly priority: boolean
  }
  /** An administrator signed in where they never had before. */
  readonly new_place: {
    readonly firstName: string
    readonly atMs: number
    readonly timeZone: string
    readonly place: SignInPlace
  }
  readonly second_factor: {
    readonly firstName: string
    readonly atMs: number
    readonly timeZone: string
    readonly event: SecondFactorEvent
  }
  readonly contact_answer: {
    readonly name: string
    /** Of the message that is answered. */
    readonly subject: string
    readonly message: string
    readonly answer: string
    /** Where an answer to this mail goes; null: to its sender. */
    readonly replyTo: string | null
  }
  readonly test: { readonly serverName: string }
}

/** A mail's type together with what that type needs to be said. */
export type MailContent = {
  [Type in MailType]: { readonly type: Type; readonly variables: MailVariables[Type] }
}[MailType]
