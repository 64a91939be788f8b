/** Stands in a scrap for words of its trend's own name, which would give it away. */
export const BLANK = '___'
