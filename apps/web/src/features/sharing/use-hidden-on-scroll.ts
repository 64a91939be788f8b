import { useEffect, useState } from 'react'

/** Less is a trembling finger, or the page that settles. */
const SCROLLED_PX = 8

/** Whether the page is being scrolled down, where its reader wants to see what comes; false again on the way up. */
export function useHiddenOnScroll(): boolean {
  const [isHidden, setIsHidden] = useState(false)
  useEffect(() => {
    // A page that bounces at its top has not been scrolled.
    const scrolled = () => Math.max(0, window.scrollY)
    let last = scrolled()
    const follow = () => {
      const way = scrolled() - last
      if (Math.abs(way) < SCROLLED_PX) return
      last = scrolled()
      setIsHidden(way > 0)
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return isHidden
}
