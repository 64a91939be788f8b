import { MEME_FORMATS, type MemeFormatId } from '@trendverse/domain/memes/meme-kinds'
import { format as brainExpand } from './brain-expand/format'
import { format as chad } from './chad/format'
import { format as comparison } from './comparison/format'
import { format as distractedBf } from './distracted-bf/format'
import { format as drake } from './drake/format'
import { format as imageText } from './image-text/format'
import type { MemeFormat } from './meme-format'
import { format as nobody } from './nobody/format'
import { format as pov } from './pov/format'
import { format as reaction } from './reaction/format'
import { format as wojak } from './wojak/format'

const FORMATS: Readonly<Record<MemeFormatId, MemeFormat>> = {
  'image-text': imageText,
  reaction,
  comparison,
  pov,
  nobody,
  'brain-expand': brainExpand,
  drake,
  'distracted-bf': distractedBf,
  wojak,
  chad,
}

/** How a format looks: its boxes and its drawing (MM-07). */
export function memeFormat(id: MemeFormatId): MemeFormat {
  return FORMATS[id]
}

/** Every format, in the order they are offered. */
export const MEME_FORMAT_LIST: readonly MemeFormat[] = MEME_FORMATS.map(memeFormat)
