import { type RegisteredRouter, RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { wake } from '../../components/browser/wake'

/**
 * The router's page, at the address the visitor is at by now. The router listens to the history from its first picture
 * on: going back between its first load and that picture would change the address and nothing else.
 */
export function LiveRouter({ router }: { readonly router: RegisteredRouter }) {
  useEffect(() => {
    // React keeps the attributes it finds in markup: a part that comes alive as another page would go on showing this one.
    const stop = router.subscribe('onBeforeNavigate', () => {
      stop()
      const written = document.querySelector('main > *')
      if (written) wake(written)
    })
    if (router.history.location.href !== router.state.resolvedLocation?.href) void router.load()
    return stop
  }, [router])
  return <RouterProvider router={router} />
}
