/** A figure of a headline, as it is written, and the same digits in a smaller world. */
type Matched = { readonly told: string; readonly mine: string }

const NUMBER_WORDS = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty'
const SPAN = new RegExp(`\\b(?:in|within) (\\d{1,3}|${NUMBER_WORDS}) (seconds|minutes|hours|days)\\b(?! old)`, 'iu')
/** What takes others seconds takes us minutes. */
const MY_UNITS: Readonly<Record<string, string>> = {
  seconds: 'minutes',
  minutes: 'hours',
  hours: 'days',
  days: 'weeks',
}

/** "in 17 seconds": 17 minutes. */
export function spanIn(headline: string): Matched | null {
  const [, number, unit = ''] = SPAN.exec(headline) ?? []
  const mine = MY_UNITS[unit.toLowerCase()]
  return number === undefined || mine === undefined
    ? null
    : { told: `${number} ${unit.toLowerCase()}`, mine: `${number.toLowerCase()} ${mine}` }
}

const SUM = /([$€£])(\d{1,3}(?:\.\d{1,2})?)[ -]?(?:trillion|billion|million|tn|bn|mn|[tbmk])\b/iu

/** "$66.8 billion": $66.80. */
export function sumIn(headline: string): Matched | null {
  const [told, currency = '', digits = ''] = SUM.exec(headline) ?? []
  if (told === undefined || Number(digits) < 1) return null
  return { told, mine: `${currency}${digits.includes('.') ? Number(digits).toFixed(2) : digits}` }
}

const CROWD =
  /(?<![\p{L}\p{N}$€£.,])(?:(\d{1,3}(?:\.\d{1,2})?) (?:million|billion|thousand)|(\d{1,3})(?:,\d{3})+) (viewers|users|fans|subscribers|visitors|players|followers|listeners|streams|downloads|copies)\b/iu
/** One is no crowd, not even at home. */
const LEAST_CROWD = 2

/** "6.74 million viewers": 6 viewers. */
export function crowdIn(headline: string): Matched | null {
  const [told, scaled, grouped, noun = ''] = CROWD.exec(headline) ?? []
  const number = Math.floor(Number(scaled ?? grouped))
  return told === undefined || number < LEAST_CROWD
    ? null
    : { told: told.toLowerCase(), mine: `${number} ${noun.toLowerCase()}` }
}
