import { type RegisteredRouter, RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { wake } from '../../components/browser/wake'

/**
 * Renders the router and catches up with the address. The router listens to the history only once it has rendered: going
 * back between its first load and its first render would change the address and nothing else.
 */
export function LiveRouter({ router }: { readonly router: RegisteredRouter }) {
  useEffect(() => {
    // While hydrating, React keeps the attributes it finds in the markup: a part that first comes alive as another page
    // would go on showing this one.
    const stop = router.subscribe('onBeforeNavigate', () => {
      stop()
      const written = document.querySelector('#main > *')
      if (written) wake(written)
    })
    if (router.history.location.href !== router.state.resolvedLocation?.href) void router.load()
    return stop
  }, [router])
  return <RouterProvider router={router} />
}
