import { tokenizeTitle } from './title-tokens'

/** Longest title that may as a whole be the name of something. */
const MAX_NAME_TOKENS = 4
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.&-]*|[^\s\p{L}\p{N}]/gu
const CAPITALISED = /^\p{Lu}|^\p{N}+$/u
/** Small words inside names: "Lord of the Rings". */
const JOINER = /^(?:of|the|de|la|del|da|van|von|and|&)$/i
/** From this share of capitalised words on, a headline is in title case and capitals tell nothing. */
const TITLE_CASE_SHARE = 0.8

function nameKey(words: readonly string[]): string | null {
  const { tokens, telling } = tokenizeTitle(words.join(' '))
  return telling.length === 0 ? null : tokens.join(' ')
}

function capitalisedRuns(words: readonly string[]): string[][] {
  const runs: string[][] = [[]]
  words.forEach((word, index) => {
    const run = runs.at(-1) ?? []
    const next = words[index + 1] ?? ''
    const joins = run.length > 0 && JOINER.test(word) && (CAPITALISED.test(next) || JOINER.test(next))
    if (CAPITALISED.test(word) || joins) run.push(word)
    else if (run.length > 0) runs.push([])
  })
  return runs.filter((run) => run.length > 0)
}

/**
 * Names of things a title mentions, as comparable keys: the whole title when it is short enough to be a name, and
 * runs of capitalised words, at the start of a sentence also without their first word. One capitalised word there is
 * no name, and in headlines in title case only the whole title can be.
 */
export function titleEntities(title: string): ReadonlySet<string> {
  const found = new Set<string>()
  const whole = tokenizeTitle(title)
  if (whole.telling.length > 0 && whole.tokens.length <= MAX_NAME_TOKENS) found.add(whole.tokens.join(' '))

  const words = title.match(WORDS) ?? []
  const letters = words.filter((word) => /^\p{L}/u.test(word) && !JOINER.test(word))
  const capitals = letters.filter((word) => CAPITALISED.test(word))
  if (letters.length > MAX_NAME_TOKENS && capitals.length / letters.length >= TITLE_CASE_SHARE) return found
  for (const run of capitalisedRuns(words)) {
    const startsSentence = run[0] === words[0]
    if (run.length === 1 && startsSentence) continue
    for (const name of startsSentence && run.length > 2 ? [run, run.slice(1)] : [run]) {
      const key = nameKey(name)
      if (key !== null && key.length > 2) found.add(key)
    }
  }
  return found
}
