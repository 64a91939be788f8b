/** How the names of the months begin, without accents, in the languages of common feeds; the full name where one begins another. */
const BEGINNINGS: readonly (readonly string[])[] = [
  'jan ene gen ian sty led tammi oca янв січ ιαν'.split(' '),
  'feb fev fevr helmi lut uno sub фев лют φεβ'.split(' '),
  'mar mrt maart maalis brez bre мар бер μαρ'.split(' '),
  'apr avr abr huhti kwi dub nis апр кві απρ'.split(' '),
  'may mai maj mei mag touko kve май мая тра μαι μαϊ'.split(' '),
  'jun juin giu iun kesa cze cervn cerven cvn haz июн чер ιουν'.split(' '),
  'jul juil lug iul heina lip cervenc cervenec cvc tem июл лип ιουλ'.split(' '),
  'aug aou ago agu ags elo sie srp авг сер αυγ'.split(' '),
  'sep set syys wrz zar eyl szep сен вер σεπ'.split(' '),
  'oct okt ott out loka paz rij eki окт жов οκτ'.split(' '),
  'nov noi marras lis kas ноя лис νοε'.split(' '),
  'dec dez dic des joulu gru pro ara дек гру δεκ'.split(' '),
]

/** The longest first, so that `juil` is not taken for `jui`, nor `cervenec` for `cerven`. */
const MONTHS = BEGINNINGS.flatMap((names, month) => names.map((name) => [name, month] as const)).sort(
  ([a], [b]) => b.length - a.length,
)

/** The month a word names, 0 to 11, or null: `Dez`, `Okt.`, `Juin`, `11月`. */
export function monthOf(word: string): number | null {
  const number = /^(\d{1,2})月$/.exec(word)?.[1]
  if (number !== undefined) return Number(number) - 1
  const folded = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return MONTHS.find(([name]) => folded.startsWith(name))?.[1] ?? null
}
