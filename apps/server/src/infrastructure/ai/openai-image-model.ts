import type { ImageModel, PaintedPicture } from '@trendverse/application/ports/ai'
import { failureWithoutStatus } from '@trendverse/domain/ai/provider-failure'
import { readPainted } from '@trendverse/domain/ai/read-painted'
import { adaptedBy, askOnTerms, type Question } from './ask-on-terms'
import { createModelTermsMemory } from './model-terms-memory'
import { createProviderClient, type ProviderAddress } from './provider-client'

/** ER-40 */
const NO_PICTURE = 'Image generation failed'
/** A picture of ten megabytes (OP-52) as base64, with the words around it. */
const MAX_REPLY_BYTES = 14 * 1024 * 1024

/** Pictures behind an address that speaks the OpenAI wire format (AI-07). */
export function createOpenAiImageModel(provider: ProviderAddress): ImageModel & { close(): Promise<void> } {
  const client = createProviderClient(provider)
  const memory = createModelTermsMemory(() => client.nowMs())
  return {
    async paint(apiKey, { model, prompt }, signal) {
      const payload = { model, prompt, n: 1, size: '1024x1024', quality: 'hd', style: 'vivid' }
      const question: Question = {
        path: '/images/generations',
        purpose: 'picture',
        apiKey,
        provider: provider.name,
        payload,
        signal,
        maxReplyBytes: MAX_REPLY_BYTES,
      }
      const { result, terms } = await askOnTerms(client, memory, question)
      const adapted = adaptedBy(question, terms)
      if (!result.ok) return { ...result, ...adapted }
      const picture = pictureOf(result.reply.json, provider.baseUrl)
      return picture === null
        ? { ok: false, failure: failureWithoutStatus('malformed', NO_PICTURE), ...adapted }
        : { ok: true, value: picture, ...adapted }
    },
    close: () => client.close(),
  }
}

function pictureOf(json: unknown, baseUrl: string): PaintedPicture | null {
  const painted = readPainted(json)
  if (painted === null) return null
  if (painted.kind === 'address') {
    const isAddress = URL.canParse(painted.address, baseUrl)
    return isAddress ? { kind: 'address', address: new URL(painted.address, baseUrl).href } : null
  }
  const bytes = new Uint8Array(Buffer.from(painted.base64, 'base64'))
  return bytes.length === 0 ? null : { kind: 'bytes', bytes }
}
