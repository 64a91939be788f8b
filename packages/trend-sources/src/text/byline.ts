/** Lower-case words allowed in a byline: "By Ada Quill and Grace Vale on behalf of the Leaderboard". */
const BETWEEN_NAMES = new Set(
  'and with for of the on behalf in at from as e y et und og i de da der den van von la le & | / –'.split(' '),
)
const AUTHORS =
  /^(?:[Bb]y|BY|(?:[Ww]ritten|[Pp]osted|[Ww]ords|[Ss]tory) by|[Aa]uthors?|[Pp]or|[Pp]ar)\s*:?\s+(?=\p{Lu})/u
const MAX_BYLINE_CHARACTERS = 240

const NAME = "\\p{Lu}[\\p{L}.'’-]*"
/** "By Ada Quill | A comet ...": a byline in front of the text, ended by a separator. */
const AUTHORS_BEFORE_TEXT = new RegExp(
  `^(?:[Bb]y|BY|[Pp]or)\\s+${NAME}(?:,?\\s+(?:(?:and|e|y|de|van|von)\\s+)?${NAME}){1,11}\\s*[|–—:]\\s+`,
  'u',
)
const STAFF = /^By (?:Our )?Staff (?:Writers?|Reporters?|Correspondents?)\b[\s,:|–—-]*/i

const AGENCIES =
  'AP|AFP|Reuters|UPI|PTI|ANI|IANS|dpa|EFE|ANSA|Xinhua|TASS|Kyodo|Yonhap|Lusa|CNN|Bloomberg|Anadolu|Interfax|CP|PA|APA|NTB|TT|Bernama'
const AGENCY = new RegExp(`^(?:${AGENCIES})$`, 'i')
/** "WASHINGTON, Aug 1 (Reuters) - ", "Nova York, 24 set (EFE).- ": place, date and agency. */
const DATELINE = new RegExp(
  `^(?:[\\p{Lu}\\d][\\p{L}\\d.,'’/-]*\\s+|\\p{Ll}{1,4}\\.?\\s+)*\\((?:${AGENCIES})\\)\\s*[.:]?\\s*[-–—]+\\s*`,
  'u',
)

/** Whether a line is only a byline. A sentence that begins with "By" is not. */
export function isByline(line: string): boolean {
  const start = AUTHORS.exec(line)
  if (start === null || line.length > MAX_BYLINE_CHARACTERS) return false
  const authors = line.slice(start[0].length)
  if (AGENCY.test(authors)) return true
  const words = authors.split(/[\s,;()]+/)
  const names = words.filter((word) => /^\p{Lu}/u.test(word)).length
  return names >= 2 && words.every((word) => word === '' || /^[\p{Lu}\d]/u.test(word) || BETWEEN_NAMES.has(word))
}

/** Removes a byline or an agency's dateline from the beginning of a text. */
export function withoutByline(text: string): string {
  return text.replace(STAFF, '').replace(AUTHORS_BEFORE_TEXT, '').replace(DATELINE, '').trim()
}
