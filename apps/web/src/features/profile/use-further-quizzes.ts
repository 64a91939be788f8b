import { useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { useServices } from '../../backend/services'
import { HISTORY_PAGE_SIZE, type ProfileData } from './read-profile-page'

type Rows = NonNullable<ProfileData['history']>['data']

/** What was read of the history. Rows cannot tell how many pages that were: one finished meanwhile moves the others on. */
type Read = { readonly pages: number; readonly total: number; readonly rows: Rows }

/** The quizzes of the history, its first page and those that were asked for. */
export function useFurtherQuizzes(history: ProfileData['history']) {
  const { call } = useServices()
  const [read, setRead] = useState<Read>({ pages: 1, total: history?.total ?? 0, rows: [] })
  const [phase, setPhase] = useState<'resting' | 'loading' | 'failed'>('resting')
  const first = history?.data ?? []
  const known = new Set(first.map(({ attemptId }) => attemptId))
  const rows = [...first, ...read.rows.filter(({ attemptId }) => !known.has(attemptId))]

  const load = async () => {
    if (phase === 'loading') return
    setPhase('loading')
    try {
      const page = read.pages + 1
      const next = await call((backend) => backend.quizzes.history({ page, pageSize: HISTORY_PAGE_SIZE }))
      const before = new Set(rows.map(({ attemptId }) => attemptId))
      const added = next.data.filter(({ attemptId }) => !before.has(attemptId))
      setRead({ pages: page, total: next.total, rows: [...read.rows, ...added] })
      setPhase('resting')
    } catch (cause) {
      logFailure('Further quizzes could not be read.', cause)
      setPhase('failed')
    }
  }
  return {
    rows,
    load,
    hasMore: read.pages * HISTORY_PAGE_SIZE < read.total,
    isLoading: phase === 'loading',
    hasFailed: phase === 'failed',
  }
}
