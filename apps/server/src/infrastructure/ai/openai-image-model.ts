import type { ImageModel, PaintedPicture } from '@trendverse/application/ports/ai'
import { failureWithoutStatus } from '@trendverse/domain/ai/provider-failure'
import { z } from 'zod'
import { createProviderClient, type ProviderAddress } from './provider-client'
import { problemOf } from './provider-problem'

/** ER-40 */
const NO_PICTURE = 'Image generation failed'
/** A picture of ten megabytes (OP-52) as base64, with the words around it. */
const MAX_REPLY_BYTES = 14 * 1024 * 1024

/** AI-08; some servers send the picture itself. */
const painted = z.object({
  data: z.array(z.object({ url: z.string().nullish(), b64_json: z.string().nullish() })).min(1),
})

/** Pictures behind an address that speaks the OpenAI wire format (AI-07). */
export function createOpenAiImageModel(provider: ProviderAddress): ImageModel & { close(): Promise<void> } {
  const client = createProviderClient(provider)
  return {
    async paint(apiKey, { model, prompt }, signal) {
      const payload = { model, prompt, n: 1, size: '1024x1024', quality: 'hd', style: 'vivid' }
      const reply = await client.post('/images/generations', apiKey, payload, signal, MAX_REPLY_BYTES)
      if (!reply.answered) return { ok: false, failure: reply.failure }
      const failure = problemOf(reply, { provider: provider.name, apiKey, client })
      if (failure !== null) return { ok: false, failure }
      const picture = pictureOf(reply.json)
      return picture === null
        ? { ok: false, failure: failureWithoutStatus('malformed', NO_PICTURE) }
        : { ok: true, value: picture }
    },
    close: () => client.close(),
  }
}

function pictureOf(json: unknown): PaintedPicture | null {
  const { url, b64_json: base64 } = painted.safeParse(json).data?.data[0] ?? {}
  if (url) return { kind: 'address', address: url }
  return base64 ? { kind: 'bytes', bytes: new Uint8Array(Buffer.from(base64, 'base64')) } : null
}
