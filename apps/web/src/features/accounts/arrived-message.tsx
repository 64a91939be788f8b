import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../components/controls/button'
import { LinkButton } from '../../components/controls/link-button'
import { readCarriedMessage } from '../../components/overlays/carried-message'

/** AC-17: what the page before wanted to say, kept while the visitor is on this one. */
export function ArrivedMessage() {
  const state = useLocation({ select: (location) => location.state })
  const [message] = useState(() => readCarriedMessage(state))
  return (
    <output className="block empty:hidden">
      {message && (
        <span className="block rounded-md border border-accent/40 bg-accent-soft px-4 py-3 text-sm">
          {message.kind === 'verified' ? <Verified text={message.text} /> : message.text}
        </span>
      )}
    </output>
  )
}

/** OP-19: the mailed link was followed; what to do with the account. */
function Verified({ text }: { readonly text: string }) {
  const toForm = () => document.getElementById('email')?.focus()
  return (
    <span className="grid gap-3 py-1">
      <span className="grid gap-1">
        <strong className="text-lg font-medium">Email verified</strong>
        <span>{text}</span>
      </span>
      <span className="flex flex-wrap gap-3">
        <Button tone="solid" size="sm" onClick={toForm}>
          Sign in below
        </Button>
        <LinkButton to="/quiz/today" size="sm">
          Take today's quiz
        </LinkButton>
      </span>
    </span>
  )
}
