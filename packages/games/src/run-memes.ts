import type { MemeFormatId } from '@trendverse/domain/memes/meme-kinds'
import type { MiniatureRun } from './miniature'

/** A meme that was made in a run. */
export type RunMeme = {
  readonly format: MemeFormatId
  readonly captions: readonly string[]
  /** The trend's own colour. */
  readonly accent: string
}

/** What was made in a run, in the order of its game; nothing of rules it does not know. Throws on what is no run. */
export type MemesOfRun = (run: MiniatureRun) => readonly RunMeme[]

type LoadMemes = () => Promise<{ readonly memesOfRun: MemesOfRun }>

/** The games in which memes are made. */
const MAKERS: Readonly<Record<string, LoadMemes>> = { 'meme-maker': () => import('./meme-maker/run-memes') }

/** Null for a game in which none are made. */
export function memesOf(gameId: string): LoadMemes | null {
  return Object.hasOwn(MAKERS, gameId) ? (MAKERS[gameId] ?? null) : null
}
