const LEAST_PEOPLE = 100
const ORDER = new Intl.NumberFormat('en', { maximumSignificantDigits: 1, notation: 'compact', compactDisplay: 'long' })
const PLAIN = new Intl.NumberFormat('en', { maximumSignificantDigits: 1 })
const COMPACT_FROM = 1_000_000

/**
 * Expected people as the order of magnitude they are: `about 2 million people`, `about 40,000 people`; null where it is
 * nobody to speak of.
 */
export function peopleText(people: number): string | null {
  if (!Number.isFinite(people) || people <= 0) return null
  if (people < LEAST_PEOPLE) return `fewer than ${LEAST_PEOPLE} people`
  // 950,000 rounds to a million, which is written as one.
  const rounded = Number(people.toPrecision(1))
  return `about ${(rounded < COMPACT_FROM ? PLAIN : ORDER).format(rounded)} people`
}
