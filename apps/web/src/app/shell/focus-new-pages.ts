import type { AnyRouter } from '@tanstack/react-router'

/** Whoever is in one of these is in the middle of something that outlived the change. */
const AT_WORK = 'input, select, textarea, dialog[open] *, dialog[open]'

/**
 * After a change of page the focus goes on at the new page, which is named by its title: keyboards would otherwise begin
 * anew at the link that led there, or nowhere, and screen readers would not say that anything has happened.
 */
export function focusNewPages(router: AnyRouter): void {
  router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
    const page = document.getElementById('main')
    // An address with an anchor leads to its place in the page.
    if (!pathChanged || toLocation.hash !== '' || page === null) return
    page.setAttribute('aria-label', document.title)
    if (!document.activeElement?.matches(AT_WORK)) page.focus({ preventScroll: true })
  })
}
