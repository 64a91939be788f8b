import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../backend/session/use-session'
import { Button } from '../../components/controls/button'
import { Panel } from '../../components/overlays/panel'
import { ContactForm } from './contact-form'
import './contact-page.css'

const FACTS = [
  { title: 'Answered by email', text: 'We’ll reply to the address you give us, and won’t use it for anything else.' },
  { title: 'Members first', text: 'Sign in before you write, and your message goes to the front of the queue.' },
  { title: 'About a trend?', text: 'Name it or paste its link so we can find it.' },
] as const

/** `/contact`: anybody writes to support; messages of members come first (OP-77). */
export function ContactPage() {
  const { user } = useSession()
  const [isSent, setIsSent] = useState(false)
  const [isAnother, setIsAnother] = useState(false)
  const writeAnother = () => {
    setIsSent(false)
    setIsAnother(true)
  }
  return (
    <div className="page contact-page">
      <header className="grid content-start gap-4">
        <h1 className="text-4xl">Write to us</h1>
        <p className="max-w-prose text-lg text-muted">
          Have a question or an idea, spotted a mistake, or need help with your account? We’re happy to hear from you.
        </p>
      </header>
      <Panel className="contact-panel">
        {isSent ? (
          <MessageArrived onAnother={writeAnother} />
        ) : (
          <ContactForm user={user} hasFocus={isAnother} onSent={() => setIsSent(true)} />
        )}
      </Panel>
      <dl className="contact-facts">
        {FACTS.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** What stands in the place of the form once its message has arrived; the focus of the form goes on here. */
function MessageArrived({ onAnother }: { readonly onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid content-center justify-items-start gap-4 py-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Your message has arrived
      </h2>
      <p className="text-muted">Thank you! We’ll reply by email.</p>
      <Button onClick={onAnother}>Write another message</Button>
    </div>
  )
}
