import { memePrompt } from '@trendverse/domain/memes/meme-prompt'
import { parseMemeReply } from '@trendverse/domain/memes/parse-meme-reply'
import type { ParsedMeme } from '@trendverse/domain/memes/parsed-meme'
import { evidenceTextsOf } from '@trendverse/domain/quizzes/evidence-texts'
import { getSystemSetting } from '../settings/get-system-settings'
import type { WrittenMemes } from './make-meme'
import type { MemeOrder } from './meme-order'
import type { ModelMemePorts } from './meme-ports'
import { isAllowedByProvider } from './moderate-text'

/** AI-05 */
const TEMPERATURE = 0.9
const MAX_TOKENS = 1_000
/** What cannot be read, or may not be shown, is asked for again once. */
const ROUNDS = 2

const NO_USABLE_MEME = 'No usable meme in the answers'

export type AskedCaptions =
  | { readonly kind: 'written'; readonly written: WrittenMemes }
  /** A demo key stands for the built-in writer (OP-46). */
  | { readonly kind: 'built_in' }
  /** ER-32 to ER-39. */
  | { readonly kind: 'failed'; readonly message: string }

/** Has a model write captions to choose from out of a trend's evidence. What it answers is data, and is moderated (OP-54). */
export async function askForCaptions(
  ports: ModelMemePorts,
  { trend, request }: MemeOrder,
  { signal, onWriting }: { readonly signal: AbortSignal; readonly onWriting: () => void },
): Promise<AskedCaptions> {
  const { ai } = ports
  const model = await getSystemSetting(ports, 'aiMemeModel')
  const prompt = memePrompt({ ...request, trendName: trend.name, evidenceTexts: evidenceTextsOf(trend) })
  for (let round = 1; round <= ROUNDS; round += 1) {
    const answer = await ai.keyPool.run({
      keyType: 'meme',
      priority: 'normal',
      signal,
      model,
      call: (apiKey, stop) => {
        onWriting()
        return ai.chatModel.complete(
          apiKey,
          { model, ...prompt, temperature: TEMPERATURE, maxTokens: MAX_TOKENS },
          stop,
        )
      },
    })
    if (answer.kind !== 'answered') return answer
    const [first, ...others] = parseMemeReply(answer.value, request.format, ai.repairJson)
    const written = first && ([first, ...others] as const)
    if (written && (await isAllowedByProvider(ai, written.map(readableOf).join('\n'), signal))) {
      return { kind: 'written', written: [...written] }
    }
    ports.log.info({ trend: trend.id, isRead: written !== undefined }, 'A meme of a model was refused')
  }
  return { kind: 'failed', message: NO_USABLE_MEME }
}

/** What of a meme people would read. */
function readableOf({ captions, altText, shareableQuote, hashtags }: ParsedMeme): string {
  return [...captions, altText, shareableQuote, hashtags.join(' ')].join('\n')
}
