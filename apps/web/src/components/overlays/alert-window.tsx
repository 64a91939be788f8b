import { useEffect, useId, useRef } from 'react'
import { Button } from '../controls/button'

type AlertWindowProps = { readonly text: string; readonly onClose: () => void }

/** OP-08: a text that must be answered with OK. The platform's dialog keeps the focus inside and gives it back. */
export function AlertWindow({ text, onClose }: AlertWindowProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const textId = useId()
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-describedby={textId}
      aria-label="Notice"
      closedby="none"
      onClose={onClose}
      className="dialog m-auto w-[min(100%-2rem,28rem)] rounded-lg border border-line bg-panel text-text shadow-(--shade)"
    >
      <form method="dialog" className="grid gap-6 p-6">
        <p id={textId}>{text}</p>
        <Button type="submit" tone="solid" className="justify-self-end">
          OK
        </Button>
      </form>
    </dialog>
  )
}
