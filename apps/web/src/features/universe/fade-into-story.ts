import type { AnyRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

const FADE_MS = 220

/** Where browsers know no view transitions, the story fades in once it shows. */
export function fadeIntoStory(router: AnyRouter, { metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): void {
  if (metaKey || ctrlKey || shiftKey || altKey || 'startViewTransition' in document) return
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const stop = router.subscribe('onRendered', () => {
    stop()
    document
      .getElementById('main')
      ?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: 'ease-out' })
  })
}
