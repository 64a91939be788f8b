import { languageOfText } from '../../language/detect-language'
import { languageCodeOf, primarySubtag } from '../../language/language-code'
import { isLatinText } from '../../language/script-of-text'
import type { SourceItem } from './source-item'

/** Languages that a headline alone confuses: between them what the source states holds. */
const NEIGHBOURS = ['sv da nb', 'es pt', 'cs sk sl hr', 'ru uk bg', 'ar fa', 'zh ja'].map((group) => group.split(' '))
/** Languages with a table that are not written in Latin letters. */
const OWN_SCRIPT = new Set('ru uk bg el ar he fa hi zh ja th ko'.split(' '))

const areNeighbours = (one: string, other: string): boolean =>
  NEIGHBOURS.some((group) => group.includes(one) && group.includes(other))

/**
 * The language of an item as a primary subtag, `sv`: what its source or its page's head states, else what its title is
 * written in; null where neither says. A stated language that the title contradicts loses: feed software says "en" where
 * the editors never set it.
 */
export function languageOfItem(item: Pick<SourceItem, 'title' | 'language'>): string | null {
  const stated = primarySubtag(item.language)
  const written = languageOfText(item.title)
  if (stated === null || written === stated) return written
  const table = languageCodeOf(stated)
  if (written === null) {
    const hasWrongScript = table !== null && !OWN_SCRIPT.has(table) && stated !== 'sr' && !isLatinText(item.title)
    return hasWrongScript ? null : stated
  }
  // Without a table its headlines look like those of a neighbour: Catalan like Spanish, Marathi like Hindi.
  if (table !== stated && written !== 'en') return stated
  return areNeighbours(stated, written) ? stated : written
}
