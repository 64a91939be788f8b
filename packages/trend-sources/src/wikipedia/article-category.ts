import { categorise } from '@trendverse/domain/trends/categories/categorise'
import { type Category, DEFAULT_CATEGORY } from '@trendverse/domain/trends/categories/category'

/**
 * The category an article's short description names ("American actress", "2026 film by ..."), or null. It says what
 * the subject is in a handful of words, so it is judged alone, before the longer texts can blur it.
 */
export function articleCategory(shortDescription: string, language: string | null): Category | null {
  const category = categorise([
    {
      source: 'wikipedia',
      title: shortDescription,
      summary: null,
      url: null,
      tags: [],
      references: [],
      publisher: null,
      category: null,
      language,
    },
  ])
  return category === DEFAULT_CATEGORY ? null : category
}
