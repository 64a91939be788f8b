import { useState } from 'react'
import { logFailure } from '../../backend/log-failure'
import { useServices } from '../../backend/services'
import { HISTORY_PAGE_SIZE, type ProfileData } from './read-profile-page'

type Rows = NonNullable<ProfileData['history']>['data']

/** Quizzes behind the first page of the history, read page by page when asked for. */
export function useFurtherQuizzes(history: ProfileData['history']) {
  const { call } = useServices()
  const [rows, setRows] = useState<Rows>([])
  const [phase, setPhase] = useState<'resting' | 'loading' | 'failed'>('resting')

  const load = async () => {
    if (history === null || phase === 'loading') return
    setPhase('loading')
    try {
      const page = Math.floor((history.data.length + rows.length) / HISTORY_PAGE_SIZE) + 1
      const next = await call((backend) => backend.quizzes.history({ page, pageSize: HISTORY_PAGE_SIZE }))
      const known = new Set([...history.data, ...rows].map(({ attemptId }) => attemptId))
      // One finished meanwhile, in another tab, moves the others on by one.
      setRows([...rows, ...next.data.filter(({ attemptId }) => !known.has(attemptId))])
      setPhase('resting')
    } catch (cause) {
      logFailure('Further quizzes could not be read.', cause)
      setPhase('failed')
    }
  }
  return { rows, load, isLoading: phase === 'loading', hasFailed: phase === 'failed' }
}
