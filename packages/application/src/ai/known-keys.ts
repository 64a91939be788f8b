import type { AiKeyRepository, KnownKey, ListKnownKeys } from '../ports/ai'
import type { Needs } from '../ports/ports'

/** Remembers keys in the memory of this process, and nowhere else (KP-06). */
export function rememberKeys(ports: Needs<'log'> & { readonly aiKeys: Pick<AiKeyRepository, 'list'> }): ListKnownKeys {
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
