import { MIN_KEY_PRIORITY } from '@trendverse/domain/ai/ai-key'
import { shownEndOf } from '@trendverse/domain/ai/key-mask'
import { mostConcurrent, usualLimits } from '@trendverse/domain/ai/key-quotas'
import { KEY_TYPES, type KeyType } from '@trendverse/domain/ai/key-type'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { Needs } from '../ports/ports'
import { placeOfApiKey } from '../upkeep/sealed-places'

/** The same in every process that starts at the same moment: one key of each type comes of it. */
const FIRST_KEY_IDS: Readonly<Record<KeyType, Uuid>> = {
  quiz: '0192f0c4-8f10-7a51-9c3e-5d2b7a1e4c60',
  meme: '0192f0c4-8f10-7a51-9c3e-5d2b7a1e4c61',
}

/**
 * Makes the first keys out of the one the installation was started with: it serves quizzes and memes both (OP-43). Where there
 * is any key of a type, that type is left alone. Answers with the types it made a key of.
 */
export async function seedFirstKey(
  ports: Needs<'aiKeys' | 'clock' | 'secretBox'>,
  { apiKey, provider }: { readonly apiKey: string; readonly provider: string },
): Promise<readonly KeyType[]> {
  const known = await ports.aiKeys.list()
  const missing = KEY_TYPES.filter((type) => !known.some(({ keyType }) => keyType === type))
  for (const keyType of missing) {
    await ports.aiKeys.save({
      id: FIRST_KEY_IDS[keyType],
      name: 'AI_API_KEY',
      provider,
      keyType,
      status: 'active',
      sealedKey: await ports.secretBox.seal(apiKey, placeOfApiKey(FIRST_KEY_IDS[keyType])),
      keyEnd: shownEndOf(apiKey),
      priority: MIN_KEY_PRIORITY,
      ...usualLimits(keyType, 'active'),
      maxConcurrent: mostConcurrent(keyType, 'active'),
      createdAtMs: ports.clock.nowMs(),
    })
  }
  return missing
}
