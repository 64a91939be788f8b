import { isTextAllowed, TEXT_REFUSED } from '@trendverse/domain/memes/moderation'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { limitPatience } from '../ai/limit-patience'
import type { AiPorts } from '../ports/ports'

/** A verdict is a help, not a condition: nobody waits long for one. */
const VERDICT_LIMIT_MS = 2 * SECOND_MS

/** The refusal of a text that may not be used (OP-54), with the fields it stands in. */
export function textRefused(fields: readonly string[]): AppError {
  return new AppError('invalid_input', TEXT_REFUSED, {
    fields: Object.fromEntries(fields.map((field) => [field, TEXT_REFUSED])),
  })
}

/** Refuses, by our own list, texts of a visitor under the names of their fields; together they are looked at as well. */
export function refuseTexts(texts: Readonly<Record<string, string>>): void {
  const refused = Object.entries(texts).flatMap(([field, text]) => (isTextAllowed(text) ? [] : [field]))
  if (refused.length > 0) throw textRefused(refused)
  if (!isTextAllowed(Object.values(texts).join(' '))) throw textRefused(Object.keys(texts))
}

/** What a provider says of a text, where a key is free for that and the answer comes soon; otherwise it is allowed. */
export async function isAllowedByProvider(ai: AiPorts, text: string, signal?: AbortSignal): Promise<boolean> {
  const keys = await ai.listKnownKeys()
  if (!keys.some(({ keyType, status }) => keyType === 'meme' && status === 'active')) return true
  const patience = limitPatience(ai, VERDICT_LIMIT_MS, signal)
  try {
    const result = await ai.keyPool.run({
      keyType: 'meme',
      priority: 'normal',
      onlyIfFree: true,
      signal: patience.signal,
      model: 'moderation',
      call: (apiKey, stop) => ai.moderation.isAllowed(apiKey, text, stop),
    })
    return result.kind !== 'answered' || result.value !== false
  } finally {
    patience.end()
  }
}
