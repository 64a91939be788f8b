import { titleToText } from '../text/html-to-text'

/** Wikidata descriptions of pages that are not about a subject. */
const ABOUT_PAGES =
  /^(?:wiki[mp]edia (?:list|disambiguation|duplicated|template|category|project)\b.*|topics referred to by the same term)$/i

/** An article's short description ("1985 song") without wiki markup; empty for lists and disambiguation pages. */
export function cleanShortDescription(description: string): string {
  const text = titleToText(description).replace(/'{2,5}/g, '')
  return ABOUT_PAGES.test(text) ? '' : text
}
