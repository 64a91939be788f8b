import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import type { DeviceMail } from '../../backend/device/read-device-mails'
import { siteAddress } from '../../backend/device/site-address'
import { useRuntime, useServices } from '../../backend/services'
import { LinkButton } from '../../components/controls/link-button'
import { Panel } from '../../components/overlays/panel'
import { EmptyState } from '../../components/page/empty-state'
import { RelativeTime } from '../../components/text/relative-time'
import { linkedText } from './linked-text'

/** A mail is on its way for about a second. */
const LOOK_EVERY_MS = 500

/** The mails of this device, newest first; null until they were read. Looks again while the page is shown. */
function useDeviceMails(): readonly DeviceMail[] | null {
  const [mails, setMails] = useState<readonly DeviceMail[] | null>(null)
  useEffect(() => {
    let isShown = true
    const look = async () => {
      try {
        // What reads the device comes with the runtime; the page itself stays small.
        const { readDeviceMails } = await import('../../backend/device/read-device-mails')
        const found = await readDeviceMails()
        if (isShown) setMails((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
      } catch (cause) {
        logFailure('The mails of this device could not be read.', cause)
      }
    }
    void look()
    const timer = setInterval(() => void look(), LOOK_EVERY_MS)
    return () => {
      isShown = false
      clearInterval(timer)
    }
  }, [])
  return mails
}

const STATUS_TEXT: Readonly<Record<DeviceMail['mail']['status'], string>> = {
  waiting: 'On its way',
  sending: 'On its way',
  sent: 'Arrived',
  failed: 'Not delivered',
}

function Mail({ mail, body }: DeviceMail) {
  return (
    <Panel className="grid gap-3 p-5">
      <header className="grid gap-1">
        <h2 className="text-lg">{mail.subject}</h2>
        <p className="text-sm text-muted">
          To {mail.to} · {STATUS_TEXT[mail.status]} · <RelativeTime at={new Date(mail.createdAtMs).toISOString()} />
        </p>
      </header>
      {mail.error !== null && <p className="text-sm text-warn">{mail.error}</p>}
      {body !== null && (
        <p className="text-sm break-words whitespace-pre-line">
          {linkedText(body.text, siteAddress()).map(({ at, text, path }) =>
            path === null ? (
              text
            ) : (
              <Link key={at} to={path} className="text-link">
                {text}
              </Link>
            ),
          )}
        </p>
      )}
    </Panel>
  )
}

/** `/outbox`: mails are simulated only where no server can be reached, and read here (OP-09, EM-05). */
export function OutboxPage() {
  const { call } = useServices()
  const runtime = useRuntime()
  useEffect(() => {
    // The first answer decides the runtime, and this may be the first page.
    void call((backend) => backend.health.get()).catch((cause: unknown) => logFailure('Nobody answers.', cause))
  }, [call])
  if (runtime === 'browser') return <Outbox />
  return (
    <div className="page">
      <EmptyState heading="h1" title="No emails here" text="We send our emails straight to your inbox.">
        <LinkButton to="/">Back to the universe</LinkButton>
      </EmptyState>
    </div>
  )
}

function Outbox() {
  const mails = useDeviceMails()
  return (
    <div className="page grid gap-6">
      <header className="grid max-w-prose gap-2">
        <h1 className="text-4xl">Emails on this device</h1>
        <p className="text-muted">
          We can’t reach the server, so your emails appear here instead. Most appear within a second. If one fails,
          we’ll try again a minute later.
        </p>
      </header>
      {mails?.length === 0 && <EmptyState title="No emails yet" text="Sign up to get the first one." />}
      {mails !== null && mails.length > 0 && (
        <ul className="grid max-w-prose gap-4">
          {mails.map((one) => (
            <li key={one.mail.id}>
              <Mail {...one} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
