import { FAMOUS_PEOPLE } from './known-people'

/** Surnames that are words, first names or others' surnames as well: by themselves they name nobody. */
const COMMON_SURNAMES = new Set(
  `Allen Alonso Anderson Barkley Brady Bullock Burrow Cameron Carlson Clinton Combs Cook Cooper Coppola Cruise Cruz Curry
   Durant Dylan Edwards Ford Fury Gates Gaga Grande Grisham Haley Hamilton Hanks Harper Harris Harrison Holt Hurts Jackson James
   Joel John Johnson Joshua Judge Kane King Lamar Lawrence Lipa Lopez Maddow Martin Mars Mendes Merz Meyers Modi Muir Murray
   Norris Oliver Osaka Parton Pascal Perry Pitt Rai Reeves Rice Roberts Robbie Rock Rooney Rowan Sanders Scott Sinner Smith
   Soto Spieth Stapleton Stewart Stone Styles Swift Trout Tyson Underwood Urban White Williams Wilson Winfrey Wonder Woods
   Young Carney Vance Rahm Alexander Rousey Tatum Gosling Hathaway Huang Ellison Malone Dogg Bunny Elliott Minaj Blitzer Paul`.split(
    /\s+/,
  ),
)

export const surnameOf = (name: string): string => name.slice(name.lastIndexOf(' ') + 1)
const isTelling = (name: string): boolean => !COMMON_SURNAMES.has(surnameOf(name)) && surnameOf(name).length > 3
/** With whichever apostrophe. */
const patternOf = (name: string): string => name.replace(/[.]/g, '\\.').replace(/’/g, "[’']")

type Found = { readonly written: string; readonly at: number }

function personAt(text: string, name: string): Found | null {
  if (!text.includes(surnameOf(name).replace(/^.*’/, ''))) return null
  const match = new RegExp(`(?<![\\p{L}\\p{N}])${patternOf(name)}(?![\\p{L}\\p{N}-])`, 'u').exec(text)
  return match === null ? null : { written: match[0], at: match.index }
}

/** "Kimmel", but not "Bob Kimmel" nor "Kimmel Jr.". */
function surnameAt(text: string, name: string): Found | null {
  const found = isTelling(name) ? personAt(text, surnameOf(name)) : null
  if (found === null) return null
  const [before, behind] = [text.slice(0, found.at), text.slice(found.at + found.written.length)]
  return /(?:^|[,:;’”"'] |\p{Ll} )$/u.test(before) &&
    !/^,? (?:Jr|Sr)\b/.test(behind) &&
    !/\b\p{Lu}\p{Ll}+ $/u.test(before)
    ? found
    : null
}

/** Famous people a text names, by their whole name or by a surname nobody else is known by, with others of their trade. */
export function famousIn(text: string): (Found & { readonly near: readonly string[] })[] {
  return FAMOUS_PEOPLE.flatMap((group) =>
    group.flatMap((name) => {
      const whole = personAt(text, name)
      if (whole !== null) return [{ ...whole, near: group }]
      const alone = surnameAt(text, name)
      const near = group.filter(isTelling).map(surnameOf)
      return alone === null ? [] : [{ ...alone, near }]
    }),
  )
}
