import type { OwnRecord } from './prediction-calls'
import { brierText } from './tomorrow-text'

/** How the visitor did lately, beside the opponent on the very same items. */
export function OwnRecordLine({ record }: { readonly record: OwnRecord }) {
  const { resolved, brier, opponentBrier } = record
  if (brier === null || opponentBrier === null) return null
  const verdict =
    brier < opponentBrier ? 'you are ahead' : brier > opponentBrier ? 'the engine is ahead' : 'you are level'
  return (
    <p className="game-outcome text-sm">
      {`On your ${resolved} settled ${resolved === 1 ? 'forecast' : 'forecasts'}, ${verdict}: you ${brierText(brier)}, the engine ${brierText(opponentBrier)}. Lower is better.`}
    </p>
  )
}
