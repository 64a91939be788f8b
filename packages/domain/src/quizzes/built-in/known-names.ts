import type { Category } from '../../trends/category'
import { KNOWN_CITIES } from './known-cities'
import { KNOWN_COMPANIES } from './known-companies'
import { KNOWN_PEOPLE } from './known-people'

/** A name found in a text, with others of its kind that could be taken for it. */
export type KnownName = {
  readonly kind: 'city' | 'company' | 'person'
  readonly written: string
  readonly at: number
  /** Those most easily confused with it. */
  readonly near: readonly string[]
  readonly others: readonly string[]
}

/** "in Paris", but not "in New York Times" nor "from Barcelona and Madrid". */
const PLACE = /(?<=\b(?:in|near|of|from) )(\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)?)(?! (?:and|or)\b|, \p{Lu})/gu
/** Two or three names at the beginning of a dated entry, of somebody who does what one person does. */
const PERSON =
  /^(?:(?:\p{Lu}\.|\p{Lu}[\p{L}’-]+) ){2,3}(?=(?:coins|founds|draws|posts|creates|makes|takes|writes|publishes|presents|invents|wins|uses|becomes|begins her|begins his|releases)\b)/u

function cityIn(text: string): KnownName[] {
  return [...text.matchAll(PLACE)].flatMap((match) => {
    const [written] = match
    const region = KNOWN_CITIES.find((cities) => cities.includes(written))
    return region === undefined
      ? []
      : [{ kind: 'city', written, at: match.index, near: region, others: KNOWN_CITIES.flat() }]
  })
}

function companyIn(text: string): KnownName[] {
  return KNOWN_COMPANIES.flatMap((companies) =>
    companies.flatMap((company) => {
      const at = text.indexOf(company)
      const after = text.slice(at + company.length)
      const isWhole = at !== -1 && !/^[\p{L}\p{N}+]/u.test(after) && !/[\p{L}\p{N}]$/u.test(text.slice(0, at))
      // "X and others": more than one name would be right. "The X film": the name is part of another one.
      const isAlone =
        isWhole && !/^(?: and | or |,| \p{Lu})/u.test(after) && !/(?: and | or |\p{Lu}\S* )$/u.test(text.slice(0, at))
      return isAlone ? [{ kind: 'company' as const, written: company, at, near: companies, others: [] }] : []
    }),
  )
}

function personIn(text: string, category: Category): KnownName[] {
  const written = text.match(PERSON)?.[0].trim()
  const isCompany = written === undefined || KNOWN_COMPANIES.flat().some((company) => written.startsWith(company))
  return isCompany ? [] : [{ kind: 'person', written, at: 0, near: KNOWN_PEOPLE[category], others: [] }]
}

/**
 * Names of a text one can be asked for. Persons are found in dated entries only, whose words are ours: who does
 * something there stands first.
 */
export function knownNames(text: string, isDated: boolean, category: Category): readonly KnownName[] {
  return [...cityIn(text), ...companyIn(text), ...(isDated ? personIn(text, category) : [])]
}
