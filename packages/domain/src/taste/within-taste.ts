import type { MemeStyle, MemeTone } from '../memes/meme-kinds'
import type { Matter } from './matter-of-trend'

type Wish = { readonly style: MemeStyle; readonly tone: MemeTone }

/** What is too loud for politics, faith and courts, and what stands for it there. */
const CALMER_STYLES: Readonly<Partial<Record<MemeStyle, MemeStyle>>> = { chaotic: 'satirical', nostalgic: 'relatable' }
const CALMER_TONES: Readonly<Partial<Record<MemeTone, MemeTone>>> = { chaotic: 'deadpan', absurd: 'deadpan' }

/**
 * The style and tone a meme may have, given what its trend is about: kind alone where people suffer, never shrill about
 * politics, as wished about everything else. Models and the built-in writer get the same.
 */
export function withinTaste<Request extends Wish>(request: Request, matter: Matter): Request {
  if (matter === 'sad') return { ...request, style: 'wholesome', tone: 'wholesome' }
  if (matter === 'light') return request
  const { style, tone } = request
  return { ...request, style: CALMER_STYLES[style] ?? style, tone: CALMER_TONES[tone] ?? tone }
}
