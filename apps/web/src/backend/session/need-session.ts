import { redirect } from '@tanstack/react-router'
import type { Services } from '../services'

/** What a page of an account is asked for with: what the router gives its loader. */
export type AskedPage = {
  readonly context: Pick<Services, 'session'>
  readonly location: { readonly publicHref: string }
}

/**
 * Sends guests to the sign-in page and from there back; for loaders, so that no other page carries it. The server knows
 * nobody: there nothing may ask.
 */
export function needSession({ context, location }: AskedPage): void {
  if (context.session.token() !== null) return
  throw redirect({ to: '/login', search: { from: location.publicHref }, replace: true })
}
