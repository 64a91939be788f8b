import {
  MEME_FORMATS,
  MEME_STYLES,
  MEME_TONES,
  type MemeFormatId,
  type MemeStyle,
  type MemeTone,
} from '@trendverse/domain/memes/meme-kinds'
import type { MemeSearch } from './meme-search'

/** What the next meme is to be. */
export type MemeKindChoice = { readonly style: MemeStyle; readonly tone: MemeTone; readonly format: MemeFormatId }

/** What stands chosen before anybody chose: the format everybody knows. */
export const USUAL_CHOICE: MemeKindChoice = { style: 'funny', tone: 'humorous', format: 'image-text' }

function oneOf<Kind extends string>(kinds: readonly Kind[], value: string | undefined, usual: Kind): Kind {
  return kinds.find((kind) => kind === value) ?? usual
}

/** What the next meme is to be as far as the address says; the usual where it names none there is. */
export function choiceOf({ style, tone, format }: MemeSearch): MemeKindChoice {
  return {
    style: oneOf(MEME_STYLES, style, USUAL_CHOICE.style),
    tone: oneOf(MEME_TONES, tone, USUAL_CHOICE.tone),
    format: oneOf(MEME_FORMATS, format, USUAL_CHOICE.format),
  }
}
