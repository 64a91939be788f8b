import { useState } from 'react'
import { Button } from '../controls/button'
import type { ButtonSize } from '../controls/button-style'
import { notify, SHORT_TOAST_MS } from '../overlays/notify'
import { copyToClipboard } from './clipboard'
import { CopyByHand } from './copy-by-hand'

type CopyButtonProps = {
  readonly label: string
  /** Asked for when it is copied: an address depends on where the page is. */
  readonly text: () => string
  /** What is said of it then, and where the browser refuses. */
  readonly done: string
  readonly failed: string
  readonly size?: ButtonSize
}

/**
 * Copies a text. Where the browser refuses, or has no clipboard for pages without TLS, the text stands below, selected, to be copied by
 * hand.
 */
export function CopyButton({ label, text, done, failed, size = 'md' }: CopyButtonProps) {
  const [byHand, setByHand] = useState<string | null>(null)
  const copy = async () => {
    const copied = text()
    const isCopied = await copyToClipboard(copied)
    setByHand(isCopied ? null : copied)
    notify(isCopied ? done : failed, SHORT_TOAST_MS)
  }
  return (
    <>
      <Button size={size} className="w-fit" onClick={() => void copy()}>
        {label}
      </Button>
      {byHand !== null && <CopyByHand text={byHand} onClose={() => setByHand(null)} />}
    </>
  )
}
