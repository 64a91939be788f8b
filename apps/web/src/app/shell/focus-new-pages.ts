import type { AnyRouter } from '@tanstack/react-router'

/** Whoever is in one of these is in the middle of something that outlived the change. */
const AT_WORK = 'input, select, textarea, dialog[open] *, dialog[open]'

/**
 * After a change of page the focus goes on at the new page, which is named by its title: keyboards would otherwise begin
 * anew at the link that led there, or nowhere, and screen readers would not say that anything has happened.
 */
export function focusNewPages(router: AnyRouter): void {
  // The new page, and all around it, can be used a moment before this is told: whoever was quick is not called back.
  let left: Element | null = null
  let hasActed = false
  const act = () => {
    hasActed = true
  }
  document.addEventListener('pointerdown', act, true)
  document.addEventListener('keydown', act, true)
  router.subscribe('onBeforeLoad', () => {
    left = document.activeElement
    hasActed = false
  })
  router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
    const page = document.getElementById('main')
    // An address with an anchor leads to its place in the page.
    if (!pathChanged || toLocation.hash !== '' || page === null) return
    page.setAttribute('aria-label', document.title)
    const focused = document.activeElement
    const isElsewhere = focused !== left && focused !== document.body && (hasActed || page.contains(focused))
    if (!isElsewhere && !focused?.matches(AT_WORK)) page.focus({ preventScroll: true })
  })
}
