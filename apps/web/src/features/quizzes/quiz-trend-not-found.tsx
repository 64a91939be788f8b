import { useBackendMode } from '../../backend/services'
import { TrendMissing } from '../../components/trend-missing'

/** QZ-01: no quiz without its trend. */
export function QuizTrendNotFound() {
  return <TrendMissing isOnDevice={useBackendMode() === 'browser'} />
}
