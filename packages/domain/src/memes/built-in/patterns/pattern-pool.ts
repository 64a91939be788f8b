import type { MemeStyle } from '../../meme-kinds'

/**
 * One caption per role of the format, with slots in braces; see `Slots` in `slots.ts` for what each stands for. Where a caption
 * ends in `~`, the tone may add a word of its own.
 */
export type Pattern = readonly string[]

/**
 * Every pattern of a format: those of a style, those that go with any, and those for matters that are not to be laughed at.
 * `careful`: politics and causes, where only our own way of reading the news is funny. `gentle`: deaths, disasters, wars.
 * `custom`: what goes with a visitor's own text; `{custom}` stands for it, in the format's main caption.
 */
export type PatternPool = Readonly<Record<MemeStyle | 'any' | 'careful' | 'gentle' | 'custom', readonly Pattern[]>>
