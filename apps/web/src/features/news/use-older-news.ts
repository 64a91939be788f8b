import type { NewsItem } from '@trendverse/domain/trends/trend'
import { useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { useServices } from '../../backend/services'
import type { NewsSearch } from './news-search'
import { readNews } from './read-news-page'

type Older = {
  readonly items: readonly NewsItem[]
  /** Undefined: nothing older was read yet; null: there is no more. */
  readonly nextBefore: string | null | undefined
  readonly phase: 'resting' | 'loading' | 'failed'
}

const NOTHING: Older = { items: [], nextBefore: undefined, phase: 'resting' }

/** Older pages behind the first, read one by one when asked for. */
export function useOlderNews(search: NewsSearch, firstNextBefore: string | null) {
  const services = useServices()
  const [older, setOlder] = useState(NOTHING)
  const before = older.nextBefore === undefined ? firstNextBefore : older.nextBefore

  const loadOlder = async () => {
    if (before === null || older.phase === 'loading') return
    setOlder({ ...older, phase: 'loading' })
    try {
      const page = await readNews(services, search, before)
      setOlder({ items: [...older.items, ...page.data], nextBefore: page.nextBefore, phase: 'resting' })
    } catch (cause) {
      logFailure('Older news could not be read.', cause)
      setOlder({ ...older, phase: 'failed' })
    }
  }

  return { items: older.items, phase: older.phase, hasMore: before !== null, loadOlder }
}
