import type { AiKeySettings } from '@trendverse/domain/ai/ai-key'
import type { AiKeyRepository } from '../ports/ai-key-repository'
import type { Logger } from '../ports/logger'

/** As much of a key as tells whether a provider can be asked at all; nothing of its secret. */
export type KnownKey = Pick<AiKeySettings, 'keyType' | 'status'>

/**
 * The keys there are or, while they cannot be read, those there were when they last could be (KP-05). Before they were ever
 * read there are none, and the built-in generator serves everybody, which is what a demo key stands for (OP-46). Never
 * rejects.
 */
export type ListKnownKeys = () => Promise<readonly KnownKey[]>

/** Remembers keys in the memory of this process, and nowhere else (KP-06). */
export function rememberKeys(ports: {
  readonly aiKeys: Pick<AiKeyRepository, 'list'>
  readonly log: Logger
}): ListKnownKeys {
  let known: readonly KnownKey[] = []
  return async () => {
    try {
      known = (await ports.aiKeys.list()).map(({ keyType, status }) => ({ keyType, status }))
    } catch (error) {
      ports.log.warn({ err: error, known: known.length }, 'AI keys could not be read; those known before are used')
    }
    return known
  }
}
