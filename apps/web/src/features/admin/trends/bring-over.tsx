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
      <Button onClick={() => setIsOpen(true)}>Import trends…</Button>
      {isOpen && (
        <Modal title="Import trends kept in this browser" onClose={() => setIsOpen(false)} className="max-w-lg">
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
    return <p className="text-muted">No trends are saved in this browser, so there is nothing to import.</p>
  }
  const preview = read.data
  const start = async () => {
    const isDone = await change({
      run: (backend) => bringOver(backend, trends, { dryRun: false }),
      done: ({ added }) => `${countOf(added, 'trend')} imported.`,
    })
    if (isDone) onDone()
  }
  return (
    <div className="grid gap-5">
      <p className="text-muted">
        These trends were created in this browser without a server. Importing adds the ones the server doesn’t have and
        leaves the others as they are. You can import again at any time.
      </p>
      <p role="status" className="tabular-nums">
        {preview === null
          ? read.phase === 'failed'
            ? 'Couldn’t compare them with the server. Try again in a moment.'
            : 'Comparing with the server…'
          : `${countOf(preview.received, 'trend')} in this browser: ${preview.added} new, ${preview.skipped} already on the server.`}
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
            {preview === null || preview.added === 0 ? 'Import' : `Import ${countOf(preview.added, 'trend')}`}
          </Button>
        )}
      </div>
    </div>
  )
}
