import { type ReactNode, useState } from 'react'
import { Button } from '../../../components/controls/button'
import { SearchBox } from '../../../components/controls/search-box'
import { Modal } from '../../../components/overlays/modal'
import { countText } from '../../../components/text/count-text'
import { useAdminChange } from '../change/use-admin-change'
import { useAdminAddress } from '../use-admin-address'
import { useAdminData } from '../use-admin-data'
import { WhenRead } from '../when-read'
import type { OpenTrend, TrendRow } from './admin-trend-types'

type Merged = Pick<TrendRow, 'id' | 'name' | 'description'>
type MergeWindowProps = { readonly trend: OpenTrend; readonly onClose: () => void }

const MOST_FOUND = 8
const MOST_ITEMS = 6

/** Looks for another trend, shows what both are made of, and makes them one. */
export function MergeWindow({ trend, onClose }: MergeWindowProps) {
  const [other, setOther] = useState<Merged | null>(null)
  return (
    <Modal title={other === null ? `Merge ${trend.name} with…` : 'Are these the same story?'} onClose={onClose}>
      {other === null ? (
        <TrendSearch except={trend.id} onChoose={setOther} />
      ) : (
        <Comparison trend={trend} other={other} onBack={() => setOther(null)} onDone={onClose} />
      )}
    </Modal>
  )
}

type TrendSearchProps = { readonly except: string; readonly onChoose: (trend: Merged) => void }

function TrendSearch({ except, onChoose }: TrendSearchProps) {
  const [q, setQ] = useState('')
  const read = useAdminData(`merge search ${q}`, async (backend, signal) => ({
    data: await backend.admin.trends.list(
      { q: q.trim() || undefined, status: 'active', sort: 'momentum', pageSize: MOST_FOUND + 1 },
      { signal },
    ),
  }))
  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchBox value={q} onSearch={setQ} />
      <WhenRead read={read} room="h-64" failure="Couldn’t load the trends">
        {({ data }) => (
          <FoundTrends trends={data.filter(({ id }) => id !== except).slice(0, MOST_FOUND)} onChoose={onChoose} />
        )}
      </WhenRead>
    </div>
  )
}

type FoundTrendsProps = { readonly trends: readonly Merged[]; readonly onChoose: (trend: Merged) => void }

function FoundTrends({ trends, onChoose }: FoundTrendsProps) {
  if (trends.length === 0) return <p className="text-sm text-muted">No other live trend has a name like this.</p>
  return (
    <ul className="grid grid-cols-1">
      {trends.map((trend) => (
        <li key={trend.id} className="border-t border-line">
          <button
            type="button"
            onClick={() => onChoose(trend)}
            className="grid min-h-11 w-full gap-0.5 rounded-md px-2 py-2 text-left hover:bg-raised"
          >
            <span className="font-medium wrap-anywhere">{trend.name}</span>
            <span className="line-clamp-1 text-xs text-muted">{trend.description}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

type ComparisonProps = {
  readonly trend: OpenTrend
  readonly other: Merged
  readonly onBack: () => void
  readonly onDone: () => void
}

function Comparison({ trend, other, onBack, onDone }: ComparisonProps) {
  const { change, isBusy } = useAdminChange()
  const address = useAdminAddress()
  const [isSwapped, setIsSwapped] = useState(false)
  const [into, from] = isSwapped ? [other, trend] : [trend, other]
  const merge = async () => {
    let mergeId = ''
    const isMerged = await change({
      run: async (backend) => {
        mergeId = (await backend.admin.stories.merge({ id: into.id, otherId: from.id })).data.id
      },
      done: `${from.name} is now part of ${into.name}.`,
      undo: (backend) => backend.admin.stories.undoMerge({ id: into.id, mergeId }),
      undone: `${from.name} is a separate trend again.`,
    })
    if (!isMerged) return
    onDone()
    if (isSwapped) address.set({ open: into.id, part: 'story' })
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Evidence trend={into} label="Kept">
          Keeps its name and address.
        </Evidence>
        <Evidence trend={from} label="Merged into it">
          Its address redirects to the other trend.
        </Evidence>
      </div>
      <p className="text-sm text-muted">
        Their items are combined. You can undo this at any time; the two are then never merged automatically again.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button tone="solid" aria-disabled={isBusy} onClick={() => void merge()}>
          Merge
        </Button>
        <Button onClick={() => setIsSwapped(!isSwapped)}>Swap them</Button>
        <Button tone="bare" onClick={onBack}>
          Choose another
        </Button>
      </div>
    </div>
  )
}

type EvidenceProps = { readonly trend: Merged; readonly label: string; readonly children: ReactNode }

/** What a trend says, and the latest of what it is made of. */
function Evidence({ trend, label, children }: EvidenceProps) {
  const { id, name, description } = trend
  const read = useAdminData(`evidence ${id}`, async (backend, signal) => ({
    data: await backend.admin.stories.listJoins({ id, page: 1, pageSize: MOST_ITEMS }, { signal }),
  }))
  return (
    <section aria-label={`${label}: ${name}`} className="grid content-start gap-3 rounded-lg border border-line p-4">
      <div className="grid gap-1">
        <p className="text-xs text-muted">
          {label}. {children}
        </p>
        <h3 className="text-lg wrap-anywhere">{name}</h3>
        <p className="line-clamp-3 text-sm text-muted">{description}</p>
      </div>
      <WhenRead read={read} room="h-32" isPart failure="Couldn’t load its items">
        {({ data, total }) =>
          total === 0 ? (
            <p className="text-sm text-muted">No items.</p>
          ) : (
            <ul className="grid gap-1.5 text-sm">
              {data
                .filter(({ undoneAt }) => undoneAt === null)
                .map((join) => (
                  <li key={join.id} className="wrap-anywhere">
                    {join.title}
                  </li>
                ))}
              {total > data.length && <li className="text-muted">and {countText(total - data.length)} more</li>}
            </ul>
          )
        }
      </WhenRead>
    </section>
  )
}
