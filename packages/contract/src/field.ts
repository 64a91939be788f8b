import type { Problem } from '@trendverse/domain/accounts/sign-up-rules'
import { storableText } from '@trendverse/domain/primitives/storable-text'
import { z } from 'zod'

const MAX_CODE_LENGTH = 300

/** A text judged by the very rule the forms judge it by, in the same words. */
export const field = (problemOf: (text: string) => Problem) =>
  z.string().superRefine((text, context) => {
    const message = problemOf(text)
    if (message !== null) context.addIssue({ code: 'custom', message })
  })

/** What a list is narrowed by, or where it goes on: a text that any store can look for, whatever was typed or pasted. */
export const filterText = (maxLength: number) => z.string().max(maxLength).overwrite(storableText)

/** An id, however it is written: all that is kept and compared is in lower case. */
export const id = z.uuid().toLowerCase()

/** Said of every call that takes one. */
export const SECOND_STEP =
  'If the account has a second factor, a call without `code` is answered with `second_factor_required`. Repeat it with a ' +
  'code from the authenticator app or a recovery code.'

/** What is typed where a second factor is asked for: a code of the authenticator app, or a recovery code. */
export const secondStep = z.string().max(MAX_CODE_LENGTH).optional()

/** The token of a mail. Ours have 43 characters; what is much longer is none and is not looked up. */
export const token = z.string().min(1).max(200)
