import { useState } from 'react'
import { logFailure } from '../../../backend/call/log-failure'
import { Button } from '../../../components/controls/button'
import { Modal } from '../../../components/overlays/modal'
import { countOf } from '../../../components/text/count-text'
import { useAdmin } from '../admin-context'
import { refusalWords, useAdminChange } from '../change/use-admin-change'
import { type BulkFailure, runBulk } from './run-bulk'
import type { BulkAction } from './table-column'

type BulkBarProps<Row> = {
  readonly rows: readonly Row[]
  readonly actions: readonly BulkAction<Row>[]
  readonly titleOf: (row: Row) => string
  readonly onClear: () => void
}

/** What can be done with the selected rows; it stays in view while some are selected. */
export function BulkBar<Row>({ rows, actions, titleOf, onClear }: BulkBarProps<Row>) {
  const { changes } = useAdmin()
  const { change, isBusy } = useAdminChange()
  const [progress, setProgress] = useState<string | null>(null)
  const [failed, setFailed] = useState<readonly BulkFailure<Row>[]>([])
  const [asked, setAsked] = useState<BulkAction<Row> | null>(null)

  const perform = async ({ fits = () => true, run, undo, done, label }: BulkAction<Row>) => {
    const fitting = rows.filter(fits)
    let changed: readonly Row[] = []
    setAsked(null)
    await change({
      run: async () => {
        const outcome = await runBulk(fitting, run, (ended) => setProgress(`${label}: ${ended} of ${fitting.length}`))
        changed = outcome.done
        for (const { error } of outcome.failed) logFailure('A selected row was refused.', error)
        setFailed(outcome.failed)
        return outcome.done.length
      },
      done: (count) => done(count),
      ...(undo && {
        undo: async () => {
          const { failed: kept } = await runBulk(changed, undo)
          if (kept[0]) throw kept[0].error
        },
      }),
    })
    setProgress(null)
    changes.notify()
    onClear()
  }

  return (
    <>
      {rows.length > 0 && (
        <section
          aria-label="Selection"
          className="sticky bottom-3 z-20 flex flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-raised p-3 shadow-(--shade)"
        >
          <p role="status" className="mr-auto px-2 text-sm tabular-nums">
            {progress ?? `${countOf(rows.length, 'row')} selected`}
          </p>
          {actions.map((action) => {
            const count = rows.filter(action.fits ?? (() => true)).length
            return (
              <Button
                key={action.label}
                size="sm"
                disabled={count === 0}
                aria-disabled={isBusy}
                onClick={() => (action.question === undefined ? void perform(action) : setAsked(action))}
              >
                {action.label}
              </Button>
            )
          })}
          <Button size="sm" tone="bare" onClick={onClear}>
            Clear selection
          </Button>
        </section>
      )}
      {asked !== null && (
        <Modal title={asked.label} onClose={() => setAsked(null)} className="max-w-lg">
          <p className="text-muted">{asked.question?.(rows.filter(asked.fits ?? (() => true)).length)}</p>
          <div className="flex flex-wrap gap-3">
            <Button tone="solid" onClick={() => void perform(asked)}>
              {asked.label}
            </Button>
            <Button onClick={() => setAsked(null)}>Cancel</Button>
          </div>
        </Modal>
      )}
      {failed.length > 0 && (
        <Modal title={`${countOf(failed.length, 'row')} couldn’t be changed`} onClose={() => setFailed([])}>
          <ul className="grid gap-2 text-sm">
            {failed.map(({ row, error }) => (
              <li key={titleOf(row)}>
                <span className="font-medium">{titleOf(row)}</span>
                <span className="text-muted">: {refusalWords(error)}</span>
              </li>
            ))}
          </ul>
        </Modal>
      )}
    </>
  )
}
