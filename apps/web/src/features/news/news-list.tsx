import type { NewsItem } from '@trendverse/domain/trends/trend'
import { useNow } from '../../components/use-now'
import { useTimeZone } from '../../components/use-time-zone'
import { calendarDay } from '../../components/zoned-time'
import { dayText } from './day-text'
import { groupByDay } from './group-by-day'
import { NewsEntry } from './news-entry'

/** Evidence under the headings of its days. */
export function NewsList({ items }: { readonly items: readonly NewsItem[] }) {
  const timeZone = useTimeZone()
  const today = calendarDay(useNow(), timeZone)
  return groupByDay(items, timeZone).map(({ day, items: ofDay }) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className="pb-3 text-xl">
        <time dateTime={day}>{dayText(day, today)}</time>
      </h2>
      <ul>
        {ofDay.map((item) => (
          <li key={item.evidence.id}>
            <NewsEntry item={item} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
