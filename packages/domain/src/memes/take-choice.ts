import { textOfCaptions } from './compose-meme'
import type { Meme, MemeChoice } from './meme'
import type { ParsedMeme } from './parsed-meme'

type Chosen = Pick<Meme, 'captions' | 'text' | 'altText' | 'shareableQuote' | 'choices'>

/** What is offered of several memes for one picture; undefined where there is nothing to choose. */
export function choicesOf(written: readonly ParsedMeme[]): readonly MemeChoice[] | undefined {
  if (written.length < 2) return undefined
  return written.map(({ captions, altText, shareableQuote }) => ({ captions, altText, shareableQuote }))
}

/** What changes of a meme once its maker took one of its choices: the others are forgotten. Null where it is not offered. */
export function takeChoice({ choices = [] }: Pick<Meme, 'choices'>, place: number): Chosen | null {
  const choice = choices[place]
  return choice === undefined ? null : { ...choice, text: textOfCaptions(choice.captions), choices: undefined }
}
