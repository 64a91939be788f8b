import type { Trend } from '@trendverse/domain/trends/trend'
import { foreignLanguage, languageName } from '../text/language-text'
import { restOfSentence } from '../text/rest-of-sentence'

type TrendSentenceProps = {
  readonly trend: Pick<Trend, 'name' | 'description' | 'descriptionOrigin'>
  readonly className: string
}

/**
 * What a trend is, below its name, and whose words these are where they do not say so; words of another language say which.
 * Where they begin with the name they go on from there, and where they are the name alone there is nothing.
 */
export function TrendSentence({ trend, className }: TrendSentenceProps) {
  const { name, description, descriptionOrigin: origin } = trend
  const language = foreignLanguage(origin)
  const source = origin.kind === 'source' && !description.includes(origin.label) ? origin.label : null
  const text = restOfSentence(name, description)
  if (text === '') return null
  const written = language === undefined ? null : `${source === null ? 'In' : 'in'} ${languageName(language)}`
  const before = [source, written].filter((part) => part !== null).join(', ')
  return (
    <p className={className}>
      {before !== '' && <span className="text-faint">{before}: </span>}
      <span lang={language}>{text}</span>
    </p>
  )
}
