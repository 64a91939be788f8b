import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { useState } from 'react'
import { Button } from '../../../components/controls/button'
import { Modal } from '../../../components/overlays/modal'
import { Panel } from '../../../components/overlays/panel'
import { countOf } from '../../../components/text/count-text'
import { useAdminChange } from '../change/use-admin-change'
import { usePolling } from '../use-polling'
import type { NewsletterFigures } from './mail-types'

/** While a digest goes out somebody watches for its end; otherwise little happens in a minute. */
const READ_UNDER_WAY_EVERY_MS = 4_000
const READ_EVERY_MS = MINUTE_MS

type Digest = NewsletterFigures['digest']

/** Why the week's digest cannot be sent now, or null. */
function obstacleOf({ isUnderWay, isSent, title, receivers }: Digest): string | null {
  if (isUnderWay) return 'The digest is being sent.'
  if (isSent) return 'Sent. The next one goes out on Monday.'
  if (title === null) return 'Nothing to send: no trend has a source from the last seven days.'
  return receivers === 0 ? 'No one is subscribed to the digest.' : null
}

type SendDigestProps = { readonly digest: Digest; readonly onRefresh: () => void }

/** The digest of this week, and sending it before its time. */
export function SendDigest({ digest, onRefresh }: SendDigestProps) {
  const { change, isBusy } = useAdminChange()
  const [isAsking, setIsAsking] = useState(false)
  usePolling(onRefresh, digest.isUnderWay ? READ_UNDER_WAY_EVERY_MS : READ_EVERY_MS)
  const { title, receivers, week } = digest
  const obstacle = obstacleOf(digest)
  const send = async () => {
    await change({
      run: (backend) => backend.admin.newsletter.send(),
      done: ({ data }) => `The digest is on its way to ${countOf(data.receivers, 'reader')}.`,
    })
    setIsAsking(false)
  }
  return (
    <Panel className="grid gap-4 p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <h2 className="text-xl">Digest of week {week.slice(-2)}</h2>
          <p className="wrap-anywhere">{title ?? 'Nothing to send yet'}</p>
          <p role="status" className="text-sm text-muted">
            {obstacle ?? `Goes to ${countOf(receivers, 'reader')} on Monday, or as soon as you send it.`}
          </p>
        </div>
        <Button disabled={obstacle !== null} onClick={() => setIsAsking(true)}>
          Send now…
        </Button>
      </div>
      {isAsking && (
        <Modal title="Send the digest now?" onClose={() => setIsAsking(false)} className="max-w-lg">
          <p className="text-muted">
            “{title}” goes to {countOf(receivers, 'reader')}. It can’t be recalled. No second digest is sent this week.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button tone="solid" aria-disabled={isBusy} onClick={() => void send()}>
              {isBusy ? 'Sending…' : 'Send it'}
            </Button>
            <Button onClick={() => setIsAsking(false)}>Cancel</Button>
          </div>
        </Modal>
      )}
    </Panel>
  )
}
