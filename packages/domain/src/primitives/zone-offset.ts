import { minutesAheadIn } from './zone-clock'

/** Hours ahead of UTC by the names that feeds use. Of a name with several meanings the one most feeds mean. */
const HOURS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'ut 0|utc 0|gmt 0|wet 0|west 1|bst 1|cet 1|mez 1|met 1|wat 1|cest 2|mesz 2|mest 2|eet 2|cat 2|sast 2|eest 3|eat 3|msk 3|мск 3|' +
    'trt 3|idt 3|ast -4|adt -3|nst -3.5|ndt -2.5|est -5|et -5|edt -4|cst -6|ct -6|cdt -5|mst -7|mt -7|mdt -6|pst -8|pt -8|pdt -7|akst -9|akdt -8|' +
    'hst -10|brt -3|art -3|clt -4|clst -3|cot -5|pet -5|vet -4|irst 3.5|gst 4|samt 4|aft 4.5|pkt 5|uzt 5|yekt 5|ist 5.5|' +
    'npt 5.75|omst 6|ict 7|wib 7|novt 7|krat 7|wita 8|sgt 8|myt 8|pht 8|hkt 8|awst 8|irkt 8|wit 9|jst 9|kst 9|yakt 9|acst 9.5|' +
    'aest 10|vlat 10|acdt 10.5|aedt 11|nzst 12|nzdt 13'
  )
    .split('|')
    .map((entry) => entry.split(' '))
    .map(([name = '', hours]) => [name, Number(hours)]),
)
/** A to M are east of Greenwich, N to Y west; J is nobody's. */
const EAST = 'abcdefghiklm'
const WEST = 'nopqrstuvwxy'
const MAX_OFFSET_MINUTES = 15 * 60
/** Some write the name of the zone, or a Z, behind it as well. */
const OFFSET = /^(?:utc|gmt)? ?([+-])(\d{1,2}):?(\d{2})?(?:z| [a-z]{1,5})?$/

/** `Eastern Standard Time`, `Pacific Time` */
const AMERICAN = /^(eastern|central|mountain|pacific)(?: (standard|daylight))? time$/
/** A place of the time zone database: `Europe/Berlin`, `America/Argentina/Buenos_Aires`. */
const PLACE = /^[a-z]{2,20}(?:\/[a-z0-9_+-]{1,30}){1,2}$/
/** What a calendar adds: `[u-ca=gregory]`. */
const CALENDAR = /\[!?u-ca=[^[\]]*\]$/i

/**
 * Minutes ahead of UTC of a zone as dates name it (`CET`, `+01`, `+0100`, `GMT+1`, `A`, `Europe/Berlin`); 0 for no zone
 * and for a name nobody knows, which by RFC 5322 says nothing. Null where it is no zone at all.
 *
 * @param shownMs The time it stands behind, as if it were in UTC: that of a place changes in the course of a year.
 */
export function zoneOffsetMinutes(stated: string, shownMs: number): number | null {
  const zone = stated.replace(CALENDAR, '').trim()
  // some write it in brackets; other words there say nothing
  const [, round, square] = /^(?:\(([^()]*)\)|\[([^[\]]*)\])$/.exec(zone) ?? []
  const within = round ?? square
  if (within !== undefined) return zoneOffsetMinutes(within, shownMs) ?? 0
  const name = zone
    .toLowerCase()
    .replace('−', '-')
    .replace(/ ?[([][^()[\]]*[)\]]$/, '')
    .trim()
  if (name === '') return 0
  if (PLACE.test(name)) return minutesAheadIn(name, shownMs) ?? 0
  const [, sign, hours, minutes = '0'] = OFFSET.exec(name) ?? []
  if (sign !== undefined) {
    const offset = Number(hours) * 60 + Number(minutes)
    if (offset > MAX_OFFSET_MINUTES || Number(minutes) > 59) return null
    return sign === '-' ? -offset : offset
  }
  const [, part, kind = ''] = AMERICAN.exec(name) ?? []
  if (part !== undefined) return zoneOffsetMinutes(`${part.charAt(0)}${kind.charAt(0)}t`, shownMs)
  if (!/^\p{L}{1,5}$/u.test(name)) return null
  if (name.length === 1) return (EAST.indexOf(name) + 1 || -(WEST.indexOf(name) + 1)) * 60
  return (Object.hasOwn(HOURS, name) ? (HOURS[name] ?? 0) : 0) * 60
}
