import type { Category } from '../../../trends/categories/category'
import { famousIn } from './famous-people'
import { KNOWN_COMPANIES, KNOWN_TEAMS } from './known-organisations'
import { PEOPLE_OF_CATEGORY } from './known-people'
import { GROWN_TOGETHER, KNOWN_CITIES, KNOWN_COUNTRIES, KNOWN_NATIONALITIES, KNOWN_STATES } from './known-places'

/** A name found in a text, with others of its kind that could be taken for it. */
export type KnownName = {
  readonly kind: 'city' | 'country' | 'state' | 'nationality' | 'company' | 'team' | 'person'
  readonly written: string
  readonly at: number
  /** Those most easily confused with it. */
  readonly near: readonly string[]
  readonly others: readonly string[]
}

/** What each kind of name is asked as. */
export const ASKED: Readonly<Record<KnownName['kind'], string>> = {
  city: 'Which city',
  country: 'Which country',
  state: 'Which state',
  nationality: 'Which nationality',
  company: 'Which name',
  team: 'Which team',
  person: 'Whose name',
}

/** "in Paris", but not "in New York Times" nor "from Barcelona and Madrid". */
const PLACE = /(?<=\b(?:in|near|of|from) )(\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)?)(?! (?:and|or)\b|, \p{Lu})/gu
/** Two or three names at the beginning of a dated entry, of somebody who does what one person does. */
const PERSON =
  /^(?:(?:\p{Lu}\.|\p{Lu}[\p{L}’-]+) ){2,3}(?=(?:coins|founds|draws|posts|creates|makes|takes|writes|publishes|presents|invents|wins|uses|becomes|begins her|begins his|releases)\b)/u

const PLACES = [
  { kind: 'city', regions: KNOWN_CITIES },
  { kind: 'country', regions: KNOWN_COUNTRIES },
  { kind: 'state', regions: KNOWN_STATES },
] as const

function placesIn(text: string): KnownName[] {
  return [...text.matchAll(PLACE)].flatMap((match) =>
    PLACES.flatMap(({ kind, regions }) => {
      const [written] = match
      const region = regions.find((names) => names.includes(written))
      if (region === undefined) return []
      const twins = GROWN_TOGETHER.find((names) => names.includes(written)) ?? []
      const isApart = (name: string): boolean => !twins.includes(name)
      const others = regions.flat().filter(isApart)
      return [{ kind, written, at: match.index, near: region.filter(isApart), others }]
    }),
  )
}

/** Of people and firms; of police or a court it would be told by everything else. */
const WHOSE_NATIONALITY =
  /(?<![\p{L}-])(\p{Lu}\p{Ll}+) (?=(?:director|filmmaker|singer|actor|actress|author|writer|artist|designer|chef|rapper|band|startup|start-up|firm|carmaker|billionaire|scientist|researcher|astronomer|engineer|champion|golfer|cyclist|sprinter|runner|swimmer|skier|striker|midfielder|teenager|comedian|architect|mathematician|climber|film|series)s?\b)/gu

function nationalitiesIn(text: string): KnownName[] {
  return [...text.matchAll(WHOSE_NATIONALITY)].flatMap(({ 1: written = '', index }): KnownName[] => {
    const region = KNOWN_NATIONALITIES.find((names) => names.includes(written))
    return region === undefined ? [] : [{ kind: 'nationality', written, at: index, near: region, others: [] }]
  })
}

/** Whether capitals tell nothing in a headline, because every longer word has one. */
function isTitleCase(text: string): boolean {
  const words = text.match(/(?<![\p{L}’'])\p{L}{5,}/gu) ?? []
  return words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word))
}

type Groups = readonly (readonly string[])[]

function organisationsIn(text: string, kind: 'company' | 'team', groups: Groups): KnownName[] {
  const behind = isTitleCase(text) ? /^(?: and | or |,)/ : /^(?: and | or |,| \p{Lu})/u
  const before = isTitleCase(text) ? /(?: and | or )$/ : /(?: and | or |\p{Lu}\S* )$/u
  return groups.flatMap((names) =>
    names.flatMap((written) => {
      const at = text.indexOf(written)
      const after = text.slice(at + written.length)
      const isWhole = at !== -1 && !/^[\p{L}\p{N}+]/u.test(after) && !/[\p{L}\p{N}]$/u.test(text.slice(0, at))
      // "X and others": more than one name would be right. "The X film": the name is part of another one.
      const isAlone = isWhole && !behind.test(after) && !before.test(text.slice(0, at))
      return isAlone ? [{ kind, written, at, near: names, others: [] }] : []
    }),
  )
}

function personIn(text: string, category: Category): KnownName[] {
  const written = text.match(PERSON)?.[0].trim()
  const isCompany = written === undefined || KNOWN_COMPANIES.flat().some((company) => written.startsWith(company))
  return isCompany ? [] : [{ kind: 'person', written, at: 0, near: PEOPLE_OF_CATEGORY[category], others: [] }]
}

/**
 * Names of a text one can be asked for. In dated entries, whose words are ours, whoever does something stands first; elsewhere
 * only famous people are known to be people, and teams only where the matter is sport.
 */
export function knownNames(text: string, isDated: boolean, category: Category): readonly KnownName[] {
  return [
    ...placesIn(text),
    ...nationalitiesIn(text),
    ...organisationsIn(text, 'company', KNOWN_COMPANIES),
    ...(category === 'Sports' ? organisationsIn(text, 'team', KNOWN_TEAMS) : []),
    ...(isDated
      ? personIn(text, category)
      : famousIn(text).map((found) => ({ kind: 'person' as const, ...found, others: [] }))),
  ]
}
