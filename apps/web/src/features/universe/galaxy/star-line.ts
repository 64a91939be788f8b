import { peopleOfReach, type TrendLife } from '@trendverse/domain/galaxy/life'
import { peopleText } from '../../../components/text/people-text'
import { dateWords } from './hour-words'

/** What stands under the name of a star: how many people it reached where that is known, its category, the day it was born. */
export function starLine({ reach, bornHour }: Pick<TrendLife, 'reach' | 'bornHour'>, category: string): string {
  const people = peopleText(peopleOfReach(reach))
  return [people, category, dateWords(bornHour)].filter((part) => part !== null && part !== '').join(' · ')
}
