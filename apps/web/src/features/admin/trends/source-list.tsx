import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import { Button } from '../../../components/controls/button'
import { Switch } from '../../../components/form/switch'
import { Panel } from '../../../components/overlays/panel'
import { countOf } from '../../../components/text/count-text'
import { ComingTime, RelativeTime } from '../../../components/text/relative-time'
import { useAdminChange } from '../change/use-admin-change'
import { useAdminData } from '../use-admin-data'
import { WhenRead } from '../when-read'
import type { SourceRow } from './admin-trend-types'
import { isOnSource, sourceState } from './source-state'

/** A reading takes seconds: what came of it is looked for this often. */
const LOOK_AGAIN_MS = MINUTE_MS / 12

/** The public sources trends are made from: how reading each goes, and what can be done about it. */
export function SourceList() {
  const read = useAdminData('sources', (backend, signal) => backend.admin.sources.list({}, { signal }), {
    followsChanges: true,
  })
  const refresh = useEffectEvent(read.refresh)
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh()
    }, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
  // The switch turns at once; what the server says of it comes a little later.
  const expectSwitch = (id: SourceRow['id'], enabled: boolean) =>
    read.update((sources) => sources?.map((one) => (one.id === id ? { ...one, enabled } : one)) ?? null)
  const actions: SourceActions = { expectSwitch, refresh: read.refresh }
  return (
    <WhenRead read={read} room="h-96" failure="Couldn’t load the sources">
      {(sources) => <SourceGroups sources={sources} actions={actions} />}
    </WhenRead>
  )
}

type SourceActions = {
  readonly expectSwitch: (id: SourceRow['id'], enabled: boolean) => void
  readonly refresh: () => void
}

function SourceGroups({ sources, actions }: Omit<SourceCardsProps, 'label'>) {
  const isRead = ({ lastAttemptAt }: SourceRow): boolean => lastAttemptAt !== null
  const others = sources.filter((source) => !isRead(source))
  return (
    <div className="grid grid-cols-1 gap-8">
      <SourceCards label="In use" actions={actions} sources={sources.filter(isRead)} />
      {others.length > 0 && <SourceCards label="Not in use" actions={actions} sources={others} />}
    </div>
  )
}

type SourceCardsProps = {
  readonly label: string
  readonly sources: readonly SourceRow[]
  readonly actions: SourceActions
}

function SourceCards({ label, sources, actions }: SourceCardsProps) {
  return (
    <section aria-label={label} className="grid grid-cols-1 gap-3">
      <h2 className="text-xl">{label}</h2>
      {sources.length === 0 && <p className="text-muted">No source has been fetched yet.</p>}
      <ul className="grid grid-cols-1 gap-3">
        {sources.map((source) => (
          <li key={source.id}>
            <SourceCard source={source} actions={actions} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SourceCard({ source, actions }: { readonly source: SourceRow; readonly actions: SourceActions }) {
  const { change, isBusy } = useAdminChange()
  const switchId = useId()
  const { id, label, enabled, lastAttemptAt, lastSuccessAt, nextAttemptAt, error, itemErrors, itemProblems } = source
  const turn = async (wanted: boolean) => {
    actions.expectSwitch(id, wanted)
    const isDone = await change({
      run: (backend) => backend.admin.sources.update({ id, enabled: wanted, expected: { enabled: !wanted } }),
      done: wanted ? `${label} is switched on.` : `${label} is switched off.`,
      undo: (backend) => backend.admin.sources.update({ id, enabled: !wanted, expected: { enabled: wanted } }),
    })
    if (!isDone) actions.refresh()
  }
  const reload = () =>
    change({ run: (backend) => backend.admin.sources.reload({ id }), done: `${label} is being fetched.` })
  return (
    <Panel className="grid grid-cols-1 gap-3 p-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 grow basis-64 gap-0.5">
          <h3 className="text-lg">{label}</h3>
          <p className="text-sm text-muted">{sourceState(source)}</p>
        </div>
        <div className="flex items-center gap-4">
          {lastAttemptAt !== null && (
            <Button
              size="sm"
              disabled={!isOnSource(source)}
              aria-disabled={isBusy}
              aria-label={`Fetch now: ${label}`}
              onClick={() => void reload()}
            >
              Fetch now
            </Button>
          )}
          <label htmlFor={switchId} className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
            <Switch id={switchId} aria-label={`Fetch ${label}`} isOn={enabled} onTurn={(wanted) => void turn(wanted)} />
            {enabled ? 'On' : 'Off'}
          </label>
        </div>
      </div>
      {lastAttemptAt !== null && (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-4">
          <Fact term="Last fetched">{lastSuccessAt === null ? 'Never' : <RelativeTime at={lastSuccessAt} />}</Fact>
          <Fact term="Last tried">
            <RelativeTime at={lastAttemptAt} />
          </Fact>
          <Fact term="Next">
            {enabled && nextAttemptAt !== null ? <ComingTime at={nextAttemptAt} /> : 'Switched off'}
          </Fact>
          <Fact term="Last reply">
            {countOf(source.items, 'item')}
            {itemErrors > 0 && `, ${itemErrors} skipped`}
          </Fact>
        </dl>
      )}
      {error !== null && (
        <p className="text-sm wrap-anywhere text-warn">
          {error}
          {source.consecutiveFailures > 1 && ` It failed ${source.consecutiveFailures} times in a row.`}
        </p>
      )}
      {itemProblems.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer text-muted">Problems in the last reply</summary>
          <ul className="mt-2 grid gap-1 text-muted">
            {itemProblems.map((problem) => (
              <li key={problem} className="wrap-anywhere">
                {problem}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  )
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="grid content-start">
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}
