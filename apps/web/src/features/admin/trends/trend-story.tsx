import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import { useState } from 'react'
import { Button } from '../../../components/controls/button'
import { ExternalLink } from '../../../components/controls/external-link'
import { countOf } from '../../../components/text/count-text'
import { RelativeTime } from '../../../components/text/relative-time'
import { useAdmin } from '../admin-context'
import { useAdminChange } from '../change/use-admin-change'
import type { OpenTrend, TrendJoin, TrendMerge } from './admin-trend-types'
import { MergeWindow } from './merge-window'
import { RankParts } from './rank-parts'
import { StoryList } from './story-list'
import { joinWords, mergeWords } from './trend-words'

/** What a trend is made of: why it ranks, its items, and the stories that became part of it. */
export function TrendStory({ trend }: { readonly trend: OpenTrend }) {
  const { id } = trend
  // A device merges nothing.
  const canMerge = !useAdmin().isOnDevice() && trend.status === 'active'
  const [isMerging, setIsMerging] = useState(false)
  return (
    <div className="grid grid-cols-1 gap-8">
      <RankParts rank={trend.rank} />
      <StoryList
        label="Items"
        id={`joins ${id}`}
        list={(backend, page, signal) => backend.admin.stories.listJoins({ id, ...page }, { signal })}
        keyOf={(join) => join.id}
        empty="No source has added an item yet."
        renderRow={(join) => <JoinRow trendId={id} join={join} />}
      />
      <StoryList
        label="Merged into this trend"
        id={`merges ${id}`}
        list={(backend, page, signal) => backend.admin.stories.listMerges({ id, ...page }, { signal })}
        keyOf={(merge) => merge.id}
        empty="No trend has been merged into this one."
        renderRow={(merge) => <MergeRow trendId={id} merge={merge} />}
        tools={
          canMerge && (
            <Button size="sm" onClick={() => setIsMerging(true)}>
              Merge with…
            </Button>
          )
        }
      />
      {isMerging && <MergeWindow trend={trend} onClose={() => setIsMerging(false)} />}
    </div>
  )
}

function JoinRow({ trendId, join }: { readonly trendId: string; readonly join: TrendJoin }) {
  const { change, isBusy } = useAdminChange()
  const { id, title, url, source, publisher, at, ground, undoneAt } = join
  const takeOut = () =>
    change({
      run: (backend) => backend.admin.stories.undoJoin({ id: trendId, joinId: id }),
      done: 'Removed. It won’t be added again automatically.',
    })
  return (
    <>
      <div className="grid min-w-0 gap-0.5">
        <p className={undoneAt === null ? 'wrap-anywhere' : 'wrap-anywhere text-muted line-through'}>
          {url === null ? title : <ExternalLink href={url}>{title}</ExternalLink>}
        </p>
        <p className="text-xs text-muted">
          {publisher === null ? SOURCE_PROFILES[source].label : `${publisher} (${SOURCE_PROFILES[source].label})`},{' '}
          <RelativeTime at={at} />. {undoneAt === null ? joinWords(join) : 'Removed'}.
        </p>
      </div>
      {undoneAt === null && ground !== null && (
        <Button size="sm" aria-disabled={isBusy} aria-label={`Remove: ${title}`} onClick={() => void takeOut()}>
          Remove
        </Button>
      )}
    </>
  )
}

function MergeRow({ trendId, merge }: { readonly trendId: string; readonly merge: TrendMerge }) {
  const { change, isBusy } = useAdminChange()
  const { id, fromName, fromItems, intoItems, titles, at, undoneAt } = merge
  const name = fromName ?? titles[0] ?? 'Unnamed story'
  const undo = () =>
    change({
      run: (backend) => backend.admin.stories.undoMerge({ id: trendId, mergeId: id }),
      done: `${name} is a separate trend again.`,
    })
  return (
    <>
      <div className="grid min-w-0 gap-0.5">
        <p className="wrap-anywhere">{name}</p>
        <p className="text-xs text-muted">
          {mergeWords(merge)}, {countOf(fromItems, 'item')} into {intoItems}, <RelativeTime at={at} />.
          {undoneAt !== null && ' Undone.'}
        </p>
        {titles.length > 0 && fromName !== null && (
          <ul className="text-xs text-muted">
            {titles.map((title) => (
              <li key={title} className="wrap-anywhere">
                {title}
              </li>
            ))}
          </ul>
        )}
      </div>
      {undoneAt === null && (
        <Button size="sm" aria-disabled={isBusy} aria-label={`Undo the merge of ${name}`} onClick={() => void undo()}>
          Undo
        </Button>
      )}
    </>
  )
}
