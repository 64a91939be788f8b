import type { DescriptionOrigin } from '@trendverse/domain/trends/trend'

/** BCP 47 of a description that is not in the language of the page; undefined where it is, or where nothing tells. */
export function foreignLanguage(origin: DescriptionOrigin): string | undefined {
  return origin.kind === 'source' ? origin.language : undefined
}

/** ", in Swedish" behind the name of a source; empty where its words are in the language of the page. */
export function inLanguage(origin: DescriptionOrigin): string {
  const language = foreignLanguage(origin)
  return language === undefined ? '' : `, in ${languageName(language)}`
}

/** English name of a language: "Swedish". */
export function languageName(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
}
