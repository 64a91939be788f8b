import { Button } from '../../components/controls/button'
import { countOf } from '../../components/text/count-text'
import type { useOlderNews } from './use-older-news'

type OlderNewsProps = {
  readonly older: ReturnType<typeof useOlderNews>
  /** Entries on the page. */
  readonly shown: number
}

/** The end of the list: more of it, what keeps it from coming, or that this was all. */
export function OlderNews({ older, shown }: OlderNewsProps) {
  const isLoading = older.phase === 'loading'
  return (
    <div className="grid justify-items-center gap-3 border-t border-line pt-8 text-center">
      {older.hasMore && (
        <Button onClick={() => void older.loadOlder()} aria-disabled={isLoading} aria-busy={isLoading}>
          {isLoading ? 'Loading older news...' : 'Load older'}
        </Button>
      )}
      <p role="status" className="text-sm text-faint tabular-nums">
        {older.phase === 'failed' && 'We couldn’t load older news. '}
        {older.hasMore
          ? `${countOf(shown, 'entry', 'entries')} so far`
          : `That’s everything: ${countOf(shown, 'entry', 'entries')}.`}
      </p>
    </div>
  )
}
