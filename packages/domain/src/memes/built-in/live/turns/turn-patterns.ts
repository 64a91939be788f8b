import type { MemeFormatId } from '../../../meme-kinds'
import type { Pattern } from '../../patterns/pattern-pool'
import type { Turn } from './turn'

/** What a turn says in one format. Four pictures are a headline and what is set beside it. */
export function turnPatterns(turn: Turn, format: MemeFormatId): readonly Pattern[] {
  switch (format) {
    case 'image-text':
    case 'reaction':
    case 'comparison':
    case 'chad':
      return turn.beside.map((line) => ['{shown}', line])
    case 'nobody':
      return turn.nobody.map((line) => ['Nobody:', line])
    case 'pov':
      return turn.pov
    case 'brain-expand':
      return turn.brain
    case 'drake':
      return turn.drake
    case 'distracted-bf':
      return turn.distracted
    case 'wojak':
      return turn.wojak
  }
}
