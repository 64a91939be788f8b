import { useEffect, useId, useRef } from 'react'
import { Button } from '../controls/button'
import './copy-by-hand.css'

/** What a clipboard refused: the text, selected, to be copied by hand. */
export function CopyByHand({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [text])
  return (
    <div className="share-by-hand">
      <label htmlFor={id}>Your browser blocked copying. We’ve selected the text, so you can copy it from here.</label>
      <textarea ref={field} id={id} readOnly rows={3} value={text} onFocus={({ target }) => target.select()} />
      <Button size="sm" onClick={onClose}>
        Done
      </Button>
    </div>
  )
}
