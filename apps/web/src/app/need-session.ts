import { redirect } from '@tanstack/react-router'
import type { Services } from '../backend/services'

type Asked = { readonly context: Pick<Services, 'session'>; readonly location: { readonly publicHref: string } }

/** Sends guests to the sign-in page and from there back. The server knows nobody and writes the page's empty shape. */
export function needSession({ context, location }: Asked): void {
  if (import.meta.env.SSR || context.session.token() !== null) return
  throw redirect({ to: '/login', search: { from: location.publicHref }, replace: true })
}
