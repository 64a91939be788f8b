import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { LiveRouter } from './live-router'

it('shows the page the visitor went back to before it came alive', async () => {
  vi.stubGlobal('scrollTo', () => undefined)
  const root = createRootRoute()
  const news = createRoute({
    getParentRoute: () => root,
    path: '/news',
    validateSearch: ({ source }: { readonly source?: string }) => ({ source }),
    component: function News() {
      return <p>{news.useSearch().source ?? 'all sources'}</p>
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/news', '/news?source=wikipedia'] })
  const router = createRouter({ routeTree: root.addChildren([news]), history })
  await router.load()
  history.back()
  const element = document.body.appendChild(document.createElement('div'))
  const page = createRoot(element)
  await act(async () => page.render(<LiveRouter router={router as never} />))
  await vi.waitFor(() => expect(element.textContent).toBe('all sources'))
  await act(async () => page.unmount())
})
