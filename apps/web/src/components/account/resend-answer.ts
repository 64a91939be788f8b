import { createStore } from '@trendverse/domain/primitives/store'

/** How asking for another verification mail went, in the words of ER-15, or why it must wait. */
export type ResendAnswer = { readonly isSent: boolean; readonly text: string }

/** The server's answer to a sign-up with this address, which says where the verification link is. Kept until a reload. */
export const signUpAnswer = createStore<{ readonly email: string; readonly text: string } | null>(null)
