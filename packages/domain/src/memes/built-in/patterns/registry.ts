import type { MemeFormatId } from '../../meme-kinds'
import { brainExpandPatterns } from './brain-expand'
import { chadPatterns } from './chad'
import { comparisonPatterns } from './comparison'
import { distractedBfPatterns } from './distracted-bf'
import { drakePatterns } from './drake'
import { imageTextPatterns } from './image-text'
import { nobodyPatterns } from './nobody'
import type { PatternPool } from './pattern-pool'
import { povPatterns } from './pov'
import { reactionPatterns } from './reaction'
import { wojakPatterns } from './wojak'

export const PATTERN_POOLS: Readonly<Record<MemeFormatId, PatternPool>> = {
  'image-text': imageTextPatterns,
  reaction: reactionPatterns,
  comparison: comparisonPatterns,
  pov: povPatterns,
  nobody: nobodyPatterns,
  'brain-expand': brainExpandPatterns,
  drake: drakePatterns,
  'distracted-bf': distractedBfPatterns,
  wojak: wojakPatterns,
  chad: chadPatterns,
}
