import { foldText } from '../fold-text'
import { areLengthsFair } from '../gate-rules'

/** Longest name that still is an option. */
const MAX_OPTION = 120

/** Three of the texts, in their order, that differ and leave all four options of like length; null where there are none. */
export function chooseWrong(right: string, pool: readonly string[]): readonly string[] | null {
  const chosen: string[] = []
  const seen = new Set([foldText(right)])
  for (const text of pool) {
    if (chosen.length === 3) break
    if (text.length > MAX_OPTION || seen.has(foldText(text)) || !areLengthsFair([right, ...chosen, text])) continue
    seen.add(foldText(text))
    chosen.push(text)
  }
  return chosen.length === 3 ? chosen : null
}
