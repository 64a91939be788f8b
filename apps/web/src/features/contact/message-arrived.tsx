import { useEffect, useRef } from 'react'
import { Button } from '../../components/button'

/** What stands in the place of the form once its message has arrived; the focus of the form goes on here. */
export function MessageArrived({ onAnother }: { readonly onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid content-center justify-items-start gap-4 py-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Your message has arrived
      </h2>
      <p className="text-muted">Thank you! We answer to the address you gave us.</p>
      <Button onClick={onAnother}>Write another message</Button>
    </div>
  )
}
