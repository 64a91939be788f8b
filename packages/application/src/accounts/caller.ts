import type { User } from '@trendverse/domain/accounts/user'
import type { Session } from '../ports/sessions'

/** Who makes a call, as the database says at this moment. */
export type Caller =
  | { readonly kind: 'guest' }
  | { readonly kind: 'user' | 'admin'; readonly session: Session; readonly user: User }

export type SignedInCaller = Exclude<Caller, { kind: 'guest' }>
