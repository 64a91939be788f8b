/** MM-05 */
export const MEME_STYLES = [
  'funny',
  'relatable',
  'satirical',
  'wholesome',
  'trending',
  'chaotic',
  'nostalgic',
  'existential',
] as const
export type MemeStyle = (typeof MEME_STYLES)[number]

/** MM-06 */
export const MEME_TONES = [
  'humorous',
  'witty',
  'clever',
  'relatable',
  'satirical',
  'sarcastic',
  'wholesome',
  'chaotic',
  'deadpan',
  'absurd',
] as const
export type MemeTone = (typeof MEME_TONES)[number]

/** MM-07 */
export const MEME_FORMATS = [
  'image-text',
  'reaction',
  'comparison',
  'pov',
  'nobody',
  'brain-expand',
  'drake',
  'distracted-bf',
  'wojak',
  'chad',
] as const
export type MemeFormatId = (typeof MEME_FORMATS)[number]

/**
 * What the captions of each format say, in the order they are read: one caption per role. Writers of captions, models and
 * our own, fill them by these names; the layout of a format has one box for each.
 */
export const CAPTION_ROLES = {
  'image-text': ['top', 'bottom'],
  reaction: ['situation', 'reaction'],
  comparison: ['left', 'right'],
  pov: ['pov', 'thought'],
  nobody: ['nobody', 'somebody'],
  'brain-expand': ['small', 'larger', 'glowing', 'cosmic'],
  drake: ['refused', 'preferred'],
  'distracted-bf': ['temptation', 'distracted', 'ignored'],
  wojak: ['worry', 'truth'],
  chad: ['ordinary', 'chad'],
} as const satisfies Record<MemeFormatId, readonly string[]>

/** Formats that leave room for a picture a model paints; the others are told by their own drawing alone. */
export const PAINTED_FORMATS = ['image-text', 'reaction', 'pov', 'nobody'] as const satisfies readonly MemeFormatId[]

/** Whether a model is asked for a picture in this format. */
export function isPainted(format: MemeFormatId): boolean {
  return PAINTED_FORMATS.some((painted) => painted === format)
}
