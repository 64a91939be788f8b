import { useState } from 'react'
import { type LocalTrendFields, readLocalTrendFields } from '../../../backend/trends/local-trend-fields'
import { Button } from '../../../components/controls/button'
import { Modal } from '../../../components/overlays/modal'
import { countOf } from '../../../components/text/count-text'
import { useAdminChange } from '../change/use-admin-change'
import { useAdminData } from '../use-admin-data'
import { bringOver } from './migrate-local-trends'

/** TR-11, OP-33: takes trends that were kept in this browser over, once an administrator wants it. */
export function BringOver() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Bring over trends…</Button>
      {isOpen && (
        <Modal title="Bring over trends kept in this browser" onClose={() => setIsOpen(false)} className="max-w-lg">
          <Preview trends={readLocalTrendFields()} onDone={() => setIsOpen(false)} />
        </Modal>
      )}
    </>
  )
}

type PreviewProps = { readonly trends: readonly LocalTrendFields[]; readonly onDone: () => void }

function Preview({ trends, onDone }: PreviewProps) {
  const { change, isBusy } = useAdminChange()
  const read = useAdminData(
    trends.length === 0 ? null : 'trends of this browser',
    async (backend) => ({ data: await bringOver(backend, trends, { dryRun: true }) }),
    { isKept: false },
  )
  if (trends.length === 0) {
    return <p className="text-muted">This browser keeps no trends of its own: there is nothing to bring over.</p>
  }
  const preview = read.data
  const start = async () => {
    const isDone = await change({
      run: (backend) => bringOver(backend, trends, { dryRun: false }),
      done: ({ added }) => `${countOf(added, 'trend was', 'trends were')} brought over.`,
    })
    if (isDone) onDone()
  }
  return (
    <div className="grid gap-5">
      <p className="text-muted">
        Without a server, trends made here stay in this browser. Bringing them over adds those the server does not know;
        the others are left as they are, so it can be repeated.
      </p>
      <p role="status" className="tabular-nums">
        {preview === null
          ? read.phase === 'failed'
            ? 'They could not be compared with the server. Try again in a moment.'
            : 'Comparing with the server…'
          : `${countOf(preview.received, 'trend')} in this browser: ${preview.added} new, ${preview.skipped} known already.`}
      </p>
      <div className="flex flex-wrap gap-3">
        {preview === null && read.phase === 'failed' ? (
          <Button onClick={read.refresh}>Try again</Button>
        ) : (
          <Button
            tone="solid"
            disabled={preview === null || preview.added === 0}
            aria-disabled={isBusy}
            onClick={() => void start()}
          >
            {preview === null || preview.added === 0 ? 'Bring over' : `Bring over ${countOf(preview.added, 'trend')}`}
          </Button>
        )}
      </div>
    </div>
  )
}
