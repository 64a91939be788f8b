import { type Category, DEFAULT_CATEGORY, isCategory } from './category'

/**
 * The colour of every category: of its stars and its light over time, and the one its trends vary. No two of them are closer than 0.12
 * in OKLab, which is what it takes to tell points of light apart.
 */
export const CATEGORY_COLORS: Readonly<Record<Category, string>> = {
  Music: '#f3a1ff',
  'Film & TV': '#ff9d1c',
  Gaming: '#9a6ae6',
  Sports: '#7ce79a',
  Technology: '#2fd3ee',
  Science: '#2680f0',
  Fashion: '#d64a98',
  Food: '#e4502a',
  'Internet Culture': '#5f9a12',
  'News & Politics': '#ffb3ac',
  Business: '#f7e24a',
  Lifestyle: '#97704a',
  General: '#a3afc4',
}

/** The colour of a category by its name; one that nobody knows has that of trends without any. */
export function categoryColor(category: string): string {
  return CATEGORY_COLORS[isCategory(category) ? category : DEFAULT_CATEGORY]
}
