import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ACCOUNT_LINKS, GUEST_LINKS } from '../account/account-links'
import { Avatar } from '../account/avatar'
import { JoinFree } from '../account/join-free'
import type { ShownUser } from '../account/shown-user'
import { Button } from '../controls/button'
import { Icon } from '../controls/icon'
import { moreLinks, SECTION_LINKS } from '../page/section-links'

/** From here on the links stand in the bar, and the drawer with its button is hidden (HD-02). */
const WIDE = '(min-width: 64rem)'

type MenuDrawerProps = { readonly user: ShownUser | null; readonly hasGalaxy: boolean; readonly onClose: () => void }

/** The menu of small screens. The platform's dialog keeps the focus inside, closes on Escape and gives the focus back. */
export function MenuDrawer({ user, hasGalaxy, onClose }: MenuDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    // Hidden and open it would keep the whole page from answering.
    const wide = window.matchMedia(WIDE)
    const closeWhenWide = () => {
      if (wide.matches) element?.close()
    }
    wide.addEventListener('change', closeWhenWide)
    return () => wide.removeEventListener('change', closeWhenWide)
  }, [])
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      aria-label="Menu"
      closedby="any"
      onClose={onClose}
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
          <Icon name="close" />
        </Button>
        <nav aria-label="Menu">
          <ul className="grid gap-1">
            {[...SECTION_LINKS, ...moreLinks(hasGalaxy)].map(({ label, ...way }) => (
              <li key={label}>
                <Link
                  {...way}
                  onClick={close}
                  activeOptions={{ exact: way.to === '/', includeSearch: 'search' in way }}
                  className="flex min-h-12 items-center rounded-md px-4 font-display text-xl text-muted aria-[current=page]:bg-raised aria-[current=page]:text-text"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Account" className="grid gap-1 border-t border-line pt-5">
          {user && (
            <div className="flex items-center gap-3 px-4 pb-3">
              <Avatar user={user} className="size-10 text-sm" />
              <div className="min-w-0">
                <p className="truncate text-sm font-medium">{user.fullName}</p>
                <p className="truncate text-xs text-muted">{user.email}</p>
              </div>
            </div>
          )}
          <ul className="grid gap-1">
            {(user ? ACCOUNT_LINKS : GUEST_LINKS).map((link) => (
              <li key={link.to}>
                <Link
                  to={link.to}
                  preload={false}
                  onClick={close}
                  className="flex min-h-12 items-center gap-2 rounded-md px-4 text-muted aria-[current=page]:bg-raised aria-[current=page]:text-text"
                >
                  {link.to === '/signup' ? <JoinFree /> : link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </dialog>
  )
}
