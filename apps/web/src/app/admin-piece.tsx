import { ClientOnly, lazyRouteComponent } from '@tanstack/react-router'

const adminParts = () => import('../features/admin/admin-route')

/**
 * A page of administrators, or what surrounds it. The browser alone writes it: the server knows nobody's session, and has
 * nothing to show, so that the page comes alive with nothing as well.
 */
export function adminPiece(name: 'AdminArea' | 'AdminPage' | 'AdminLoginPage') {
  if (import.meta.env.SSR) return () => null
  const Piece = lazyRouteComponent(adminParts, name)
  return () => (
    <ClientOnly>
      <Piece />
    </ClientOnly>
  )
}
