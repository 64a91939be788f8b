import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

export type RenderedPiece = {
  readonly element: HTMLElement
  /** Renders again with other content. */
  readonly show: (node: ReactNode) => Promise<void>
  readonly remove: () => Promise<void>
}

/** Puts a piece of a page into the document, effects included. Whoever renders also removes. */
export async function renderPiece(node: ReactNode): Promise<RenderedPiece> {
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
