import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../controls/button'
import { Icon } from '../controls/icon'
import { classNames } from '../text/class-names'
import { type ToastCorner, useToastPlace } from './toast-places'
import { useFocusReturn } from './use-focus-return'

type ModalProps = {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly className?: string
  /** Where toasts stand while it is open. */
  readonly toastCorner?: ToastCorner
}

/**
 * A dialog in the middle of the page, open as long as it is mounted. The platform's own dialog keeps the focus inside,
 * closes on Escape and gives the focus back; a click beside it closes it too. Inside, `<form method="dialog">` closes it.
 */
export function Modal({ title, onClose, children, className, toastCorner = 'top-right' }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useFocusReturn(dialog)
  useToastPlace(dialog, toastCorner)

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open) return
    element.showModal()
    // Reading starts at the title, not at the button that closes.
    element.focus()
  }, [])

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
      className={classNames(
        'dialog m-auto max-h-[min(88dvh,46rem)] w-[min(100%-2rem,44rem)] overflow-y-auto rounded-lg border border-line bg-panel text-text shadow-(--shade) outline-none',
        className,
      )}
    >
      <div className="grid gap-6 p-6 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-2xl">
            {title}
          </h2>
          <Button
            tone="bare"
            size="sm"
            aria-label="Close this window"
            onClick={() => dialog.current?.close()}
            className="-mt-1 -mr-2 px-2.5"
          >
            <Icon name="close" className="size-5" />
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
