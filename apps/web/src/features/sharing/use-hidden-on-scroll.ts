import { useEffect, useState } from 'react'

/** Less is a trembling finger, or the page that settles. */
const SCROLLED_PX = 8

/** Whether the page is being scrolled down, where its reader wants to see what comes; false again on the way up. */
export function useHiddenOnScroll(): boolean {
  const [isHidden, setIsHidden] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const follow = () => {
      const way = window.scrollY - last
      if (Math.abs(way) < SCROLLED_PX) return
      last = window.scrollY
      setIsHidden(way > 0)
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return isHidden
}
