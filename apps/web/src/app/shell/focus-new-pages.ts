import type { AnyRouter } from '@tanstack/react-router'

/** Whoever is in one of these is in the middle of something that outlived the change. */
const AT_WORK = 'input, select, textarea, dialog[open] *, dialog[open]'

/**
 * After a change of page the focus goes on at the new page, which is named by its title: keyboards would otherwise begin
 * anew at the link that led there, or nowhere, and screen readers would not say that anything has happened.
 */
export function focusNewPages(router: AnyRouter): void {
  /** Where the focus was when the change began. */
  let left: Element | null = null
  router.subscribe('onBeforeLoad', () => {
    left = document.activeElement
  })
  router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
    const page = document.getElementById('main')
    // An address with an anchor leads to its place in the page.
    if (!pathChanged || toLocation.hash !== '' || page === null) return
    page.setAttribute('aria-label', document.title)
    const focused = document.activeElement
    // The new page can be seen a moment before this: whoever was quick is in it already.
    const isThereAlready = focused !== left && focused !== page && page.contains(focused)
    if (!isThereAlready && !focused?.matches(AT_WORK)) page.focus({ preventScroll: true })
  })
}
