import { createStore } from '@trendverse/domain/primitives/store'

/** The server's answer to a sign-up, which says where to find the verification link. Kept until a reload. */
export const signUpAnswer = createStore<string | null>(null)
