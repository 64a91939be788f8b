import { Link } from '@tanstack/react-router'
import { Menu, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from './button'
import { SECTION_LINKS } from './section-links'

/** HD-02: the section links slide in from the right. The platform's dialog keeps the focus inside and gives it back. */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  return (
    <div className="md:hidden">
      <Button
        tone="bare"
        size="sm"
        aria-label="Open the menu"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
        className="size-11 px-0"
      >
        <Menu aria-hidden="true" className="size-5" />
      </Button>
      <dialog
        ref={dialog}
        data-modal=""
        aria-label="Menu"
        closedby="any"
        className="drawer my-0 mr-0 ml-auto h-dvh max-h-none w-[min(20rem,84vw)] max-w-none border-l border-line bg-panel text-text"
      >
        <div className="grid gap-6 p-5">
          <Button
            tone="bare"
            size="sm"
            aria-label="Close the menu"
            onClick={close}
            className="size-11 justify-self-end px-0"
          >
            <X aria-hidden="true" className="size-5" />
          </Button>
          <nav aria-label="Menu">
            <ul className="grid gap-1">
              {SECTION_LINKS.map((link) => (
                <li key={link.to}>
                  <Link
                    to={link.to}
                    onClick={close}
                    activeOptions={{ exact: link.to === '/', includeSearch: false }}
                    className="flex min-h-12 items-center rounded-md px-4 font-display text-xl text-muted aria-[current=page]:bg-raised aria-[current=page]:text-text"
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </dialog>
    </div>
  )
}
