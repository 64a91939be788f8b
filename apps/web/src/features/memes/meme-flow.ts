import type { GenerationStage } from '@trendverse/domain/ai/generation-job'
import type { OwnMeme } from '../../backend/call/meme-calls'

/** MM-12: idle, the text is made, the image is made, result. What was open before stays until there is something new. */
export type MemeState = {
  readonly meme: OwnMeme | null
  /** Null while nothing is made. `stage`: how far it is; null while that is not known. */
  readonly making: { readonly stage: GenerationStage | null; readonly isLost: boolean } | null
  /** Why the latest one was not made, in words. */
  readonly problem: string | null
}

export type MemeEvent =
  | { readonly kind: 'begun' }
  | { readonly kind: 'stage'; readonly stage: GenerationStage }
  /** How far it is could not be asked just now. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'made'; readonly meme: OwnMeme }
  /** `problem`: null when the visitor did not want it any more. */
  | { readonly kind: 'not_made'; readonly problem: string | null }
  /** One of the history is opened. */
  | { readonly kind: 'opened'; readonly meme: OwnMeme }
  /** A meme became different, which may be open or not any more. */
  | { readonly kind: 'changed'; readonly meme: OwnMeme }
  | { readonly kind: 'closed' }

export const NOTHING_MADE: MemeState = { meme: null, making: null, problem: null }

/** MM-11, in turn. */
export const TEXT_WORDS = 'AI is creating your meme...'
export const IMAGE_WORDS = 'AI is creating your image...'

/** What is going on, in the words of MM-11. */
export function makingWords(stage: GenerationStage | null): string {
  return stage === 'painting' || stage === 'ready' ? IMAGE_WORDS : TEXT_WORDS
}

/** What becomes of the page by what happens. An event that comes too late changes nothing. */
export function memeFlow(state: MemeState, event: MemeEvent): MemeState {
  switch (event.kind) {
    case 'begun':
      return { ...state, making: { stage: null, isLost: false }, problem: null }
    case 'stage':
      return state.making === null ? state : { ...state, making: { stage: event.stage, isLost: false } }
    case 'lost':
      return state.making === null ? state : { ...state, making: { ...state.making, isLost: true } }
    case 'made':
      return state.making === null ? state : { meme: event.meme, making: null, problem: null }
    case 'not_made':
      return state.making === null ? state : { ...state, making: null, problem: event.problem }
    case 'opened':
      return { ...state, meme: event.meme }
    case 'changed':
      return state.meme?.id === event.meme.id ? { ...state, meme: event.meme } : state
    case 'closed':
      return { ...state, meme: null }
  }
}
