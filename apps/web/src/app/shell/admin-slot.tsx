import { ClientOnly, lazyRouteComponent } from '@tanstack/react-router'

const Area = import.meta.env.SSR
  ? () => null
  : lazyRouteComponent(() => import('../../features/admin/admin-route'), 'AdminArea')

/**
 * The pages of administrators. The browser alone writes them: the server knows nobody's session, and has nothing to show, so
 * that the page comes alive with nothing as well.
 */
export function AdminSlot() {
  return (
    <ClientOnly>
      <Area />
    </ClientOnly>
  )
}
