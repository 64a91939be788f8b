import { isAheadOfEngine } from '@trendverse/domain/games/predictions/prediction-board'
import { Badge } from '../../../components/page/badge'
import type { OwnRecord } from './prediction-calls'
import { brierText } from './tomorrow-text'

/** How the visitor did lately, beside the opponent on the very same items. */
export function OwnRecordLine({ record }: { readonly record: OwnRecord }) {
  const { resolved, brier, opponentBrier } = record
  if (brier === null || opponentBrier === null) return null
  const verdict = brier < opponentBrier ? 'you’re ahead' : brier > opponentBrier ? 'the engine is ahead' : 'it’s a tie'
  return (
    <div className="game-outcome text-sm">
      {isAheadOfEngine(record) && (
        <p>
          <Badge tone="accent">Ahead of the engine</Badge>
        </p>
      )}
      <p>
        {`Across your ${resolved} settled ${resolved === 1 ? 'forecast' : 'forecasts'}, ${verdict}: you ${brierText(brier)}, the engine ${brierText(opponentBrier)}. Lower is better.`}
      </p>
    </div>
  )
}
