export type TimeZoneOption = {
  /** IANA name. */
  readonly name: string
  /** `America / New York` */
  readonly label: string
  /** `UTC+05:30` */
  readonly offset: string
}

/** As many as are worth reading; whoever looks for another types on. */
export const MAX_SHOWN_ZONES = 40

/** What a zone's clocks show against UTC at an instant: `UTC+02:00`. */
export function offsetText(timeZone: string, atMs: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(atMs)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name === 'GMT' ? 'UTC+00:00' : name.replace('GMT', 'UTC')
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9+-]+/g, ' ')
    .trim()

const labelOf = (name: string) => name.replaceAll('_', ' ').replaceAll('/', ' / ')

/** Zones whose name or offset holds every word of the search; those with a part that begins with it come first. */
export function findTimeZones(names: readonly string[], search: string, atMs: number): readonly TimeZoneOption[] {
  const words = plain(search).split(' ').filter(Boolean)
  const rank = (name: string) =>
    plain(name)
      .split(' ')
      .some((part) => part.startsWith(words[0] ?? ''))
      ? 0
      : 1
  const found: TimeZoneOption[] = []
  for (const name of names) {
    const text = plain(name)
    const byName = words.every((word) => text.includes(word))
    // The offset takes longer to find out, so it is asked only of searches that look like one.
    const offset = byName || /\d/.test(search) ? offsetText(name, atMs) : ''
    if (byName || (offset !== '' && words.every((word) => plain(offset).includes(word)))) {
      found.push({ name, label: labelOf(name), offset })
    }
    if (words.length === 0 && found.length === MAX_SHOWN_ZONES) break
  }
  return found.sort((one, other) => rank(one.name) - rank(other.name)).slice(0, MAX_SHOWN_ZONES)
}

/** Every zone this device knows, UTC and the one in use among them. */
export function knownTimeZones(used: string): readonly string[] {
  return [...new Set(['UTC', used, ...Intl.supportedValuesOf('timeZone')])]
}
