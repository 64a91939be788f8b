import { createHash } from 'node:crypto'
import { firstTerms, type ModelTerms } from '@trendverse/domain/ai/model-terms'
import { DAY_MS } from '@trendverse/domain/primitives/time'

/** More pairs of key and model than any installation asks. */
const MAX_KEPT = 1_000
/** What was refused is tried again after a day: models change, and so does what a key may ask. */
const KEPT_MS = DAY_MS

/** What models take, remembered for each key and model by this process. */
export type ModelTermsMemory = {
  recall(apiKey: string, model: string): ModelTerms
  keep(apiKey: string, model: string, terms: ModelTerms): void
}

export function createModelTermsMemory(nowMs: () => number): ModelTermsMemory {
  const kept = new Map<string, { readonly terms: ModelTerms; readonly untilMs: number }>()
  // no key lies in memory longer than its call
  const placeOf = (apiKey: string, model: string): string =>
    createHash('sha256').update(`${model}\n${apiKey}`).digest('base64')
  return {
    recall(apiKey, model) {
      const found = kept.get(placeOf(apiKey, model))
      return found !== undefined && found.untilMs > nowMs() ? found.terms : firstTerms(model)
    },
    keep(apiKey, model, terms) {
      const place = placeOf(apiKey, model)
      kept.delete(place)
      kept.set(place, { terms, untilMs: nowMs() + KEPT_MS })
      for (const oldest of kept.keys()) {
        if (kept.size <= MAX_KEPT) return
        kept.delete(oldest)
      }
    },
  }
}
