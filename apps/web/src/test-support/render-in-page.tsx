import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Renders into the test's document; returns the element, a way to render again, and a way to remove everything. */
export async function renderInPage(node: ReactNode) {
  // React asks for this flag wherever `act` is used.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  const show = (next: ReactNode) => act(async () => root.render(next))
  await show(node)
  return {
    element,
    show,
    remove: async () => {
      await act(async () => root.unmount())
      element.remove()
    },
  }
}
