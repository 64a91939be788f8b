import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { readCarriedMessage } from '../../components/carried-message'

/** AC-17: what the page before wanted to say, kept while the visitor is on this one. */
export function ArrivedMessage() {
  const state = useLocation({ select: (location) => location.state })
  const [message] = useState(() => readCarriedMessage(state))
  return (
    <output className="block empty:hidden">
      {message && (
        <span className="block rounded-md border border-accent/40 bg-accent-soft px-4 py-3 text-sm">
          {message.text}
        </span>
      )}
    </output>
  )
}
