import type { Trend } from '@trendverse/domain/trends/trend'
import { foreignLanguage, languageName } from '../text/language-text'

type TrendSentenceProps = {
  readonly trend: Pick<Trend, 'description' | 'descriptionOrigin'>
  readonly className: string
}

/** What a trend is, where its source is not named beside it: words of another language say which. */
export function TrendSentence({ trend, className }: TrendSentenceProps) {
  const language = foreignLanguage(trend.descriptionOrigin)
  return (
    <p className={className}>
      {language !== undefined && <span className="text-faint">In {languageName(language)}: </span>}
      <span lang={language}>{trend.description}</span>
    </p>
  )
}
