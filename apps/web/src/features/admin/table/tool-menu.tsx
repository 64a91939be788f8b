import { type ReactNode, useEffect, useId, useRef } from 'react'
import { buttonStyle } from '../../../components/controls/button-style'
import { Icon } from '../../../components/controls/icon'

/** A button with a small window under it, which a click beside it and Escape close. */
export function ToolMenu({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const element = menu.current
    const place = () => {
      const box = button.current?.getBoundingClientRect()
      if (!element || !box) return
      element.style.top = `${box.bottom + 6}px`
      element.style.right = `${Math.max(8, document.documentElement.clientWidth - box.right)}px`
    }
    element?.addEventListener('beforetoggle', place)
    return () => element?.removeEventListener('beforetoggle', place)
  }, [])
  return (
    <>
      <button ref={button} type="button" popoverTarget={id} className={buttonStyle('quiet', 'sm')}>
        {label}
        <Icon name="down" className="-mr-1 size-4" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="fixed m-0 max-h-[60dvh] min-w-44 overflow-y-auto rounded-md border border-line-strong bg-panel p-3 text-text shadow-(--shade) inset-auto"
      >
        {children}
      </div>
    </>
  )
}
