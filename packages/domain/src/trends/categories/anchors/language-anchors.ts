import { DUTCH } from './dutch'
import { FRENCH } from './french'
import { GERMAN } from './german'
import { ITALIAN } from './italian'
import type { LanguageAnchors } from './language-anchor'
import { POLISH } from './polish'
import { PORTUGUESE } from './portuguese'
import { SPANISH } from './spanish'
import { SWEDISH } from './swedish'

/** Languages whose own words tell a category, by BCP 47. A further language is one more file and one more row. */
export const LANGUAGE_ANCHORS: ReadonlyMap<string, LanguageAnchors> = new Map([
  ['de', GERMAN],
  ['es', SPANISH],
  ['fr', FRENCH],
  ['it', ITALIAN],
  ['nl', DUTCH],
  ['pl', POLISH],
  ['pt', PORTUGUESE],
  ['sv', SWEDISH],
])
