import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { Backend } from '@trendverse/contract/contract'
import { createListeners } from '@trendverse/domain/primitives/store'
import { act, type ReactNode } from 'react'
import { vi } from 'vitest'
import type { AdminAccess } from '../../../backend/admin/admin-access'
import { renderPiece } from '../../../test-support/render-piece'
import { AdminContext } from '../admin-context'

type Calls = Readonly<Record<string, unknown>>

/** An administrator who is in, over the calls a test answers. */
export function accessOver(backend: Calls, isOnDevice = false): AdminAccess {
  const profile = { id: '00000000-0000-7000-8000-0000000000aa', username: 'vera', fullName: 'Vera Rubin' }
  const state = { phase: 'in', profile, expiresAtMs: 0 } as const
  // Only what pages reach for; a call the test does not answer fails where it is made.
  return {
    call: (call: (backend: Backend) => unknown) => Promise.resolve().then(() => call(backend as unknown as Backend)),
    changes: createListeners(),
    isOnDevice: () => isOnDevice,
    subscribeToRuntime: () => () => undefined,
    findServer: async () => undefined,
    session: { token: () => 'token', subscribe: () => () => undefined, getState: () => state },
  } as unknown as AdminAccess
}

/**
 * A page of administrators alone, with an address of its own. Whoever renders also removes.
 *
 * @param path For example `/admin/users?q=ada`.
 * @param access Of an administrator who is in, unless the test is about signing in.
 */
export async function renderAdmin(path: string, content: ReactNode, backend: Calls, access = accessOver(backend)) {
  // The test's window has no room to scroll in.
  window.scrollTo = () => undefined
  const root = createRootRoute({ component: Outlet })
  const page = createRoute({
    getParentRoute: () => root,
    path: '/admin/{-$page}',
    validateSearch: (raw: Record<string, unknown>) => raw,
    component: () => content,
  })
  const other = createRoute({ getParentRoute: () => root, path: '$', component: () => null })
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ routeTree: root.addChildren([page, other]), history })
  await router.load()
  const piece = await renderPiece(
    <AdminContext value={access}>
      <RouterProvider router={router as never} />
    </AdminContext>,
  )
  const find = (selector: string): HTMLElement => {
    const element = piece.element.querySelector<HTMLElement>(selector)
    if (!element) throw new Error(`there is no ${selector} in ${piece.element.innerHTML.slice(0, 2_000)}`)
    return element
  }
  const button = (name: string): HTMLButtonElement => {
    const found = [...piece.element.querySelectorAll('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    )
    if (!found) throw new Error(`there is no button ${name}`)
    return found
  }
  const pressKeys = (element: HTMLElement, keys: KeyboardEventInit) =>
    act(async () => element.dispatchEvent(new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true })))
  return {
    element: piece.element,
    find,
    button,
    text: () => piece.element.textContent,
    path: () => history.location.pathname,
    address: () => history.location.href,
    navigate: (to: string) => act(async () => router.history.push(to)),
    search: () => Object.fromEntries(new URLSearchParams(history.location.search)),
    click: (element: HTMLElement) => act(async () => element.click()),
    press: (element: HTMLElement, key: string) => pressKeys(element, { key }),
    pressKeys,
    type: (input: HTMLElement, text: string) =>
      act(async () => {
        const kind = [HTMLInputElement, HTMLTextAreaElement].find((one) => input instanceof one)
        if (!kind) throw new Error('nothing can be typed there')
        // React hears of it through the prototype's own setter.
        Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(input, text)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    choose: (select: HTMLElement, value: string) =>
      act(async () => {
        if (!(select instanceof HTMLSelectElement)) throw new Error('nothing can be chosen there')
        select.value = value
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }),
    until: (check: () => void) => act(async () => vi.waitFor(check)),
    remove: piece.remove,
  }
}
