import type { Embeddings } from '@trendverse/application/ports/ai'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { unitVector } from '@trendverse/domain/trends/stories/propose-merges'
import { z } from 'zod'
import { createProviderClient, type ProviderAddress } from './provider-client'
import { problemOf } from './provider-problem'

/** A reply of 32 vectors of 1,536 numbers is a megabyte, which takes some 10 ms to read. */
const MAX_TEXTS = 32
const MAX_REPLY_BYTES = 4 * 1024 * 1024
/** The longest vectors of models today are 4,096 numbers long. */
const MAX_DIMENSIONS = 8_192

/** Numbers are read one by one, below: there are tens of thousands of them. */
const vectorList = z.object({
  data: z.array(z.object({ index: z.number().int().nonnegative(), embedding: z.array(z.unknown()) })),
})

type EmbeddingAddress = Omit<ProviderAddress, 'name'> & {
  readonly model: string
  /** Undefined for an address that asks for none, such as a model of the operator's own. */
  readonly apiKey: string | undefined
}

const NAME = 'Embeddings'

/** Embeddings behind an address that speaks the OpenAI wire format. Redirects are not followed. */
export function createOpenAiEmbeddings(address: EmbeddingAddress): Embeddings & { close(): Promise<void> } {
  const client = createProviderClient({ ...address, name: NAME })
  const { model, apiKey = '' } = address
  return {
    maxTexts: MAX_TEXTS,
    async embed(texts, signal) {
      const payload = { model, input: texts, encoding_format: 'float' }
      const reply = await client.post('/embeddings', apiKey, payload, signal, MAX_REPLY_BYTES)
      if (!reply.answered) throw failed(`The embedding address: ${reply.failure.message}`)
      const failure = problemOf(reply, { provider: NAME, apiKey, client })
      if (failure !== null) throw failed(failure.message)
      return readVectors(reply.json, texts.length)
    },
    close: () => client.close(),
  }
}

const failed = (message: string): AppError => new AppError('ai_failed', message, { retryable: true })

function readVectors(json: unknown, count: number): readonly Float32Array[] {
  const read = vectorList.safeParse(json)
  if (!read.success || read.data.data.length !== count) {
    throw failed('The embedding address did not send one vector per text.')
  }
  const vectors: Float32Array[] = []
  for (const [place, { index, embedding }] of read.data.data.toSorted((a, b) => a.index - b.index).entries()) {
    const vector = embedding.length > MAX_DIMENSIONS ? null : unitVector(embedding)
    if (index !== place || vector === null || vector.length !== (vectors[0] ?? vector).length) {
      throw failed('The embedding address sent vectors that cannot be used.')
    }
    vectors.push(vector)
  }
  return vectors
}
