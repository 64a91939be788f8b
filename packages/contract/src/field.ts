import type { Problem } from '@trendverse/domain/accounts/sign-up-rules'
import { z } from 'zod'

/** A text judged by the very rule the forms judge it by, in the same words. */
export const field = (problemOf: (text: string) => Problem) =>
  z.string().superRefine((text, context) => {
    const message = problemOf(text)
    if (message !== null) context.addIssue({ code: 'custom', message })
  })

/** The token of a mail. Ours have 43 characters; what is much longer is none and is not looked up. */
export const token = z.string().min(1).max(200)
