import { useState } from 'react'
import { useSession } from '../../backend/session/use-session'
import { Panel } from '../../components/panel'
import { ContactForm } from './contact-form'
import { MessageArrived } from './message-arrived'
import './contact-page.css'

const FACTS = [
  { title: 'Answered by mail', text: 'We write back to the address you leave here, and use it for nothing else.' },
  { title: 'Members first', text: 'Sign in before you write, and your message goes to the front.' },
  { title: 'About a trend?', text: 'Name it, or paste the address of its page, so that we find it at once.' },
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
          A question, a mistake, an idea, or something about your account: we are glad to hear it.
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
