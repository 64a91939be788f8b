/** The fixed list of trend categories, in the order they are offered to visitors. */
export const CATEGORIES = [
  'Music',
  'Film & TV',
  'Gaming',
  'Sports',
  'Technology',
  'Science',
  'Fashion',
  'Food',
  'Internet Culture',
  'News & Politics',
  'Business',
  'Lifestyle',
  'General',
] as const

export type Category = (typeof CATEGORIES)[number]

/** What a trend without a category belongs to (TR-02). */
export const DEFAULT_CATEGORY: Category = 'General'

export function isCategory(text: string): text is Category {
  return (CATEGORIES as readonly string[]).includes(text)
}
