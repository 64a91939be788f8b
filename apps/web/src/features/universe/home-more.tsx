import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../components/controls/button'

/** Further actions: in a row with the main one where there is room, on phones behind one button. */
export function HomeMore({ children }: { readonly children: ReactNode }) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = menu.current
    // Whatever is chosen in it comes in its place.
    const close = () => {
      if (element?.matches(':popover-open')) element.hidePopover()
    }
    element?.addEventListener('click', close)
    return () => element?.removeEventListener('click', close)
  }, [])
  return (
    <>
      <Button popoverTarget={id} className="sm:hidden">
        More
      </Button>
      <div ref={menu} id={id} popover="auto" className="home-more">
        {children}
      </div>
    </>
  )
}
