import type { Trend } from '@trendverse/domain/trends/trend'
import { foreignLanguage, languageName } from '../text/language-text'

type TrendSentenceProps = {
  readonly trend: Pick<Trend, 'description' | 'descriptionOrigin'>
  readonly className: string
}

/** What a trend is, and whose words these are where they do not say so; words of another language say which. */
export function TrendSentence({ trend, className }: TrendSentenceProps) {
  const { description, descriptionOrigin: origin } = trend
  const language = foreignLanguage(origin)
  const source = origin.kind === 'source' && !description.includes(origin.label) ? origin.label : null
  return (
    <p className={className}>
      {language !== undefined && <span className="text-faint">In {languageName(language)}: </span>}
      <span lang={language}>{description}</span>
      {source !== null && <span className="text-faint"> {source}</span>}
    </p>
  )
}
