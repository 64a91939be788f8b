import { useBackendMode } from '../../backend/services'
import { TrendMissing } from '../../components/trend-missing'

/** OP-31: no story of this trend. */
export function TrendNotFound() {
  return <TrendMissing isOnDevice={useBackendMode() === 'browser'} />
}
