import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../components/controls/button'
import { RelativeTime } from '../../../components/text/relative-time'
import { AdminPanel } from '../admin-panel'
import { AdminTabs, tabOf } from '../admin-tabs'
import { ConfirmTyping } from '../change/confirm-typing'
import { useAdminChange } from '../change/use-admin-change'
import { useAdminAddress } from '../use-admin-address'
import { useAdminData } from '../use-admin-data'
import { WhenRead } from '../when-read'
import type { OpenTrend } from './admin-trend-types'
import { changedFields, NEW_DRAFT, sameFields, toDraft } from './trend-draft'
import { TrendForm } from './trend-form'
import { TrendStory } from './trend-story'
import { ORIGIN_WORDS } from './trend-words'

/** What the address opens in place of a trend that is not there yet. */
export const NEW_TREND = 'new'

type TrendPanelProps = { readonly id: string; readonly onOpen: (id: string | undefined) => void }

/** One trend beside the list: what it says, and the story it is made of. */
export function TrendPanel({ id, onOpen }: TrendPanelProps) {
  const isNew = id === NEW_TREND
  const read = useAdminData(
    isNew ? null : `trend ${id}`,
    (backend, signal) => backend.admin.trends.get({ id }, { signal }),
    { followsChanges: true, isKept: false },
  )
  const close = () => onOpen(undefined)
  if (isNew) {
    return (
      <AdminPanel title="New trend" onClose={close}>
        <NewTrend onMade={onOpen} />
      </AdminPanel>
    )
  }
  return (
    <AdminPanel title={read.data?.name ?? 'Trend'} onClose={close}>
      <WhenRead
        read={read}
        room="h-96"
        failure="Couldn’t load this trend"
        advice="It may have been deleted. Try again in a moment."
      >
        {(trend) => <TrendParts trend={trend} onChangedElsewhere={read.refresh} onGone={close} />}
      </WhenRead>
    </AdminPanel>
  )
}

function NewTrend({ onMade }: { readonly onMade: (id: string) => void }) {
  const { change, isBusy } = useAdminChange()
  return (
    <TrendForm
      saved={NEW_DRAFT}
      isNew
      keepAs={NEW_TREND}
      isBusy={isBusy}
      onSave={async (draft) => {
        let refused: unknown = null
        let made = ''
        const isMade = await change({
          run: async (backend) => {
            made = (await backend.admin.trends.create(changedFields(draft, null))).data.id
          },
          done: draft.status === 'active' ? 'The trend is live.' : 'The trend was created.',
          onRefused: (error) => (refused = error),
        })
        if (isMade) onMade(made)
        return refused
      }}
    />
  )
}

type TrendPartsProps = {
  readonly trend: OpenTrend
  readonly onChangedElsewhere: () => void
  readonly onGone: () => void
}

function TrendParts({ trend, onChangedElsewhere, onGone }: TrendPartsProps) {
  const part = tabOf(['details', 'story'], useAdminAddress().get('part'))
  return (
    <div className="grid grid-cols-1 gap-6">
      <TrendFacts trend={trend} />
      <AdminTabs
        label="Trend sections"
        name="part"
        value={part}
        tabs={[
          { value: 'details', label: 'Details' },
          { value: 'story', label: 'Story', count: trend.items },
        ]}
      />
      {/* Both stay, so that nothing that was typed is lost by looking at the other. */}
      <div hidden={part !== 'details'}>
        <TrendDetails trend={trend} onChangedElsewhere={onChangedElsewhere} onGone={onGone} />
      </div>
      {part === 'story' && <TrendStory trend={trend} />}
    </div>
  )
}

/** What nobody writes. */
function TrendFacts({ trend }: { readonly trend: OpenTrend }) {
  const { id, status, mergedInto, origin, createdDate, updatedDate } = trend
  return (
    <div className="grid grid-cols-1 gap-2 text-sm text-muted">
      <p>
        {ORIGIN_WORDS[origin]}, created <RelativeTime at={createdDate} />, updated <RelativeTime at={updatedDate} />
      </p>
      <p className="font-mono text-xs wrap-anywhere">{id}</p>
      {mergedInto !== null && (
        <p>
          Part of{' '}
          <Link
            to="/admin/{-$page}"
            params={{ page: 'trends' }}
            search={{ open: mergedInto.id, part: 'story' }}
            className="text-text underline underline-offset-4"
          >
            {mergedInto.name}
          </Link>
          : its address redirects there.
        </p>
      )}
      {status === 'active' && (
        <p>
          <Link to="/trends/$trendId" params={{ trendId: id }} className="text-text underline underline-offset-4">
            View on the site
          </Link>
        </p>
      )}
    </div>
  )
}

function TrendDetails({ trend, onChangedElsewhere, onGone }: TrendPartsProps) {
  const { change, isBusy } = useAdminChange()
  const [isDeleting, setIsDeleting] = useState(false)
  const { id, name } = trend
  const remove = async () => {
    const isGone = await change({
      run: (backend) => backend.admin.trends.remove({ id }),
      done: `${name} was deleted.`,
    })
    setIsDeleting(false)
    if (isGone) onGone()
  }
  return (
    <>
      <TrendForm
        key={id}
        saved={toDraft(trend)}
        isNew={false}
        keepAs={id}
        isBusy={isBusy}
        onSave={async (draft, seen) => {
          let refused: unknown = null
          const changed = changedFields(draft, seen)
          const before = sameFields(seen, changed)
          await change({
            run: (backend) => backend.admin.trends.update({ id, ...changed, expected: before }),
            done: 'Saved.',
            undo: (backend) => backend.admin.trends.update({ id, ...before, expected: changed }),
            onRefused: (error) => {
              refused = error
              onChangedElsewhere()
            },
          })
          return refused
        }}
        tools={
          <Button tone="bare" className="ml-auto" onClick={() => setIsDeleting(true)}>
            Delete…
          </Button>
        }
      />
      {isDeleting && (
        <ConfirmTyping
          title="Delete this trend?"
          word={name}
          actionLabel="Delete for good"
          isBusy={isBusy}
          onClose={() => setIsDeleting(false)}
          onConfirm={() => void remove()}
        >
          <p>
            Its address will show “Trend Not Found”, and this cannot be undone. To hide it for a while, set its status
            to Archived.
          </p>
        </ConfirmTyping>
      )}
    </>
  )
}
