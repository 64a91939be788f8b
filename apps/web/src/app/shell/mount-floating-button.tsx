import type { AnyRouter } from '@tanstack/react-router'
import { StrictMode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { type Services, ServicesContext } from '../../backend/services'
import { AlertProvider } from '../../components/overlays/alert-provider'
import { FloatingButton } from '../../features/sharing/floating-button'

function FloatingButtonOfPage({ router }: { readonly router: AnyRouter }) {
  const path = useSyncExternalStore(
    (listener) => router.subscribe('onRendered', listener),
    (): string => router.state.location.pathname,
  )
  return <FloatingButton path={path} />
}

/**
 * OP-06: mounted beside the page, on every page, once it is alive: a tree of its own, so that no page carries its code and
 * none renders because of it.
 */
export function mountFloatingButton(router: AnyRouter, services: Services): void {
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(
    <StrictMode>
      <ServicesContext value={services}>
        <AlertProvider>
          <FloatingButtonOfPage router={router} />
        </AlertProvider>
      </ServicesContext>
    </StrictMode>,
  )
}
