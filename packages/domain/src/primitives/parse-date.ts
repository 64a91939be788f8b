import { dateText } from './date-text'
import { monthOf } from './month-of'
import { MINUTE_MS, SECOND_MS } from './time'
import { zoneOffsetMinutes } from './zone-offset'

/** Longer texts are no dates. */
const MAX_CHARACTERS = 100

/** One word, or two: `Mon,`, `Thứ hai,`. */
const WEEKDAY = '(?:[^\\d\\s,]{1,20}(?:\\s[^\\d\\s,]{1,20})?(?:\\s?,\\s?|\\s))?'
const MONTH = '(?<month>\\d{1,2}[月월]|th(?:áng|g) \\d{1,2}|[^\\d\\s,./-]{2,20})\\.?'
/** What stands between day, month and year: `23 de noviembre de 2026`, `23rd of November 2026`. */
const OF = '[\\s/-]+(?:(?:de|of)\\s+)?'
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th|er|º|\\.)?'
const YEAR = '(?<year>\\d{4}|\\d{2})'
/** Behind hours, behind minutes: `06:00:00`, `06.00`, `06h00`, `06时00分`, `06시 00분`. */
const TO_MINUTES = '(?:[:.h时時点點]|시\\s?)'
const TO_SECONDS = '(?:[:.分]|분\\s?)'
const CLOCK =
  `(?<hour>\\d{1,2})${TO_MINUTES}(?<minute>\\d{2})(?:${TO_SECONDS}(?<second>\\d{2})(?<fraction>[.,]\\d{1,12})?)?[分분秒초]?` +
  '(?:\\s?(?<half>[ap])\\.?m\\.?(?![a-z]))?'
/** The time behind a date, with its zone. */
const TIME = `(?:(?:t|,?\\s+(?:[^\\d\\s,]{1,10},?\\s+){0,2})${CLOCK}\\s*(?<zone>\\S.*)?)?`
/** The same where no blank need stand between words, and the half of the day goes first. */
const EASTERN_TIME = `(?:\\s?(?:(?<early>上午|오전|午前)|(?<late>下午|오후|午後))?\\s?${CLOCK}\\s*(?<zone>\\S.*)?)?`

const forms = (patterns: readonly string[]): readonly RegExp[] =>
  patterns.map((pattern) => new RegExp(`^${pattern}$`, 'iu'))

const FORMS = forms([
  // 2026-11-23T06:00:00Z, 2026/11/23 06:00, Mon, 2026-11-23
  `${WEEKDAY}(?<year>\\d{4})(?<sign>[-/])(?<number>\\d{1,2})\\k<sign>(?<day>\\d{1,2})${TIME}`,
  // 20261123060000, 20261123
  '(?<year>\\d{4})(?<number>\\d{2})(?<day>\\d{2})(?:(?<hour>\\d{2})(?<minute>\\d{2})(?<second>\\d{2})?(?<zone>\\S.*)?)?',
  // Mon, 23 Nov 2026 06:00:00 CET; 23 de noviembre de 2026
  `${WEEKDAY}${DAY}${OF}${MONTH},?${OF}${YEAR}${TIME}`,
  // 2026-Nov-23, 2026. november 23.
  `${WEEKDAY}(?<year>\\d{4})\\.?[\\s-]${MONTH}[\\s-]${DAY}${TIME}`,
  // November 23rd, 2026, 6:00 AM
  `${WEEKDAY}${MONTH}\\s+${DAY},?\\s+(?<year>\\d{4})${TIME}`,
  // Mon Nov 23 06:00:00 CET 2026
  `${WEEKDAY}${MONTH}\\s+${DAY}\\s+${CLOCK}(?:\\s+(?<zone>\\S{1,40}))?\\s+(?<year>\\d{4})`,
  // 23.11.2026 06:00, Mo, 23.11.2026
  `${WEEKDAY}(?<day>\\d{1,2})\\.\\s?(?<number>\\d{1,2})\\.\\s?${YEAR}${TIME}`,
  // 2026年11月23日 06:00:00, 2026. 11. 23. 오전 6:00
  `(?<year>\\d{4})[年년.]\\s?(?<number>\\d{1,2})[月월.]\\s?(?<day>\\d{1,2})(?:[日일.]|(?=\\s|$))${EASTERN_TIME}`,
])
/** Day or month first: that depends on the country. */
const EITHER_FIRST = forms([
  `${WEEKDAY}(?<first>\\d{1,2})[/-](?<next>\\d{1,2})(?:[/-](?<year>\\d{4})|/(?<short>\\d{2}))${TIME}`,
])

/** Seconds since 1970 since the year 2001, milliseconds as well. */
const SINCE_1970 = /^(\d{10}(?:\.\d{1,9})?|\d{13})$/

type Parts = Readonly<Record<string, string | undefined>>

/**
 * Milliseconds since 1970 of a date as people and programs write it for others, or null when it is none: ISO 8601, RFC
 * 822 and its kin, dates of Unix, months and digits in the languages of common feeds, zones by name and place, Buddhist years. A
 * date without a zone is in UTC, on every machine, which is why this is no `Date.parse`.
 */
export function parseDate(text: string): number | null {
  if (text.length > MAX_CHARACTERS) return null
  const tidy = dateText(text)
  const [, since] = SINCE_1970.exec(tidy) ?? []
  if (since !== undefined) return Math.round(Number(since) * (since.length === 13 ? 1 : SECOND_MS))
  for (const form of FORMS) {
    const parts: Parts | undefined = form.exec(tidy)?.groups
    if (parts !== undefined) return instantOf(parts, monthFrom(parts), Number(parts.day))
  }
  const parts: Parts | undefined = EITHER_FIRST[0]?.exec(tidy)?.groups
  if (parts === undefined) return null
  const [first, next] = [Number(parts.first), Number(parts.next)]
  const withYear = { ...parts, year: parts.year ?? parts.short }
  if (first > 12 || first === next) return instantOf(withYear, next - 1, first)
  return next > 12 ? instantOf(withYear, first - 1, next) : null
}

function monthFrom({ month, number }: Parts): number | null {
  return month === undefined ? Number(number) - 1 : monthOf(month)
}

function instantOf(parts: Parts, month: number | null, day: number): number | null {
  const year = fullYear(parts)
  const minutes = minutesOf(parts)
  // a leap second is the next minute's first
  const second = Number(parts.second ?? 0)
  if (month === null || month > 11 || minutes === null || second > 60) return null
  const midnight = new Date(Date.UTC(year, month, day))
  if (midnight.getUTCMonth() !== month || midnight.getUTCDate() !== day) return null
  const shownMs = midnight.getTime() + minutes * MINUTE_MS
  const ahead = zoneOffsetMinutes(parts.zone ?? '', shownMs)
  if (ahead === null) return null
  const fraction = Number(/[.,](\d{1,3})/.exec(parts.fraction ?? '')?.[1]?.padEnd(3, '0') ?? 0)
  return shownMs - ahead * MINUTE_MS + second * SECOND_MS + fraction
}

/** Buddhist years are so far ahead of ours. */
const BUDDHIST_YEARS = 543
const isBuddhist = (year: number): boolean => year >= 2_500 && year < 2_700

/** Two digits as RFC 5322 reads them: 49 is 2049, 50 is 1950; beside a month in Thai they are of a Buddhist year. */
function fullYear({ year = '', month = '' }: Parts): number {
  const number = Number(year)
  if (year.length > 2) return isBuddhist(number) ? number - BUDDHIST_YEARS : number
  if (/\p{Script=Thai}/u.test(month)) return number + 2_500 - BUDDHIST_YEARS
  return number < 50 ? 2_000 + number : 1_900 + number
}

function minutesOf({ hour = '0', minute = '0', half, early, late }: Parts): number | null {
  const [h, m] = [Number(hour), Number(minute)]
  if (m > 59 || h > 24 || (h === 24 && m > 0)) return null
  const isLate = late !== undefined || half?.toLowerCase() === 'p'
  // some write the half of the day behind hours of the whole
  if ((half ?? early ?? late) === undefined || (isLate && h > 12)) return h * 60 + m
  return h > 12 ? null : ((h % 12) + (isLate ? 12 : 0)) * 60 + m
}
