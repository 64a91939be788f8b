import { useBackendMode } from '../../backend/services'
import { TrendMissing } from '../../components/trend-missing'

/** MM-02: no meme without its trend. */
export function MemeTrendNotFound() {
  return <TrendMissing isOnDevice={useBackendMode() === 'browser'} />
}
