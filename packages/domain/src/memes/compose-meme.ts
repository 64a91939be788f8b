import { type FallbackReason, fallbackWords } from '../ai/fallback-reason'
import type { Uuid } from '../primitives/uuid'
import { sayName } from '../quizzes/say-words'
import type { Trend } from '../trends/trend'
import type { Meme, MemeGenerator, MemeText } from './meme'
import type { MemeFormatId, MemeStyle, MemeTone } from './meme-kinds'
import type { ParsedMeme } from './parsed-meme'

const MEME_TEXT_VERSION = 1

export type MemeTextInput = {
  readonly id: Uuid
  readonly trend: Pick<Trend, 'id' | 'name'>
  readonly request: { readonly style: MemeStyle; readonly tone: MemeTone; readonly format: MemeFormatId }
  readonly parsed: ParsedMeme
  readonly nowMs: number
  readonly generatedBy: MemeGenerator
  /** Why the built-in writer stood in where a model was to write (ER-44); null: it did not. */
  readonly fallback?: FallbackReason | null
}

export type MemeInput = MemeTextInput & {
  readonly createdBy: Uuid
  /** What else was written for the same picture, for its maker to choose from. */
  readonly choices?: Meme['choices']
  /** Same-origin; null where no model painted. */
  readonly paintingUrl: string | null
}

/** Every caption of a meme as one text, a line each. */
export function textOfCaptions(captions: readonly string[]): string {
  return captions.filter((caption) => caption !== '').join('\n')
}

/** The texts of a meme with the fields of MM-18. */
export function composeMemeText({
  id,
  trend,
  request,
  parsed,
  nowMs,
  generatedBy,
  fallback = null,
}: MemeTextInput): MemeText {
  const name = sayName(trend.name)
  return {
    ...parsed,
    id,
    trendName: trend.name,
    style: request.style,
    text: textOfCaptions(parsed.captions),
    topText: parsed.captions[0] ?? '',
    bottomText: parsed.captions.at(-1) ?? '',
    generatedAt: new Date(nowMs).toISOString(),
    generatedBy,
    source:
      generatedBy === 'ai'
        ? `Written by AI from the sources on ${name}`
        : `Written from our sources on ${name}, without AI${fallbackWords(fallback)}`,
    version: MEME_TEXT_VERSION,
  }
}

/** A new meme of an account (MM-19): not drawn, shared or saved yet, its captions where the format puts them. */
export function composeMeme(input: MemeInput): Meme {
  const { trend, request, nowMs, fallback = null, createdBy, choices, paintingUrl } = input
  const { topText, bottomText, generatedAt, version, ...text } = composeMemeText(input)
  return {
    ...text,
    trendId: trend.id,
    imageUrl: null,
    paintingUrl,
    placements: text.captions.map(() => null),
    tone: request.tone,
    type: request.format,
    createdAtMs: nowMs,
    likes: 0,
    shares: 0,
    createdBy,
    fallback: fallback !== null,
    fallbackReason: fallback,
    savedAtMs: null,
    sharedAtMs: null,
    listedAtMs: null,
    hidden: false,
    ...(choices && { choices }),
  }
}
