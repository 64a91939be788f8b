/** What sites put in front of a headline. */
const LABEL = /^(?:(?:show|ask|tell|launch) hn|breaking|live|watch|update|exclusive|video|opinion|review)\s*[:|–-]\s*/i
/** Verbs headlines are made with: what stands before one is what the headline is about. */
const VERBS =
  'is are was were has have had will would can could may might says said wins win won beats beat announces announced unveils ' +
  'launches launched releases released reveals revealed shows finds found gets got becomes became brings opens opened makes made ' +
  'takes returns drops hits goes votes confirms passes joins leaves signs plays tops breaks sets adds bans buys sells cuts raises ' +
  'sweeps fills fill compiles reaches hosts faces tells calls wants plans starts begins ends stops turns moves lands sees meets ' +
  'visits celebrates shares posts explains defeats advances advance claims earns gives keeps loses lose debuts arrives ' +
  'comes came ships supports replaces leads draws stuns surprises'
const VERB = new Set(VERBS.split(' '))
/** Words that begin a sentence about somebody, and no name. */
const NO_SUBJECT =
  /^(?:i|we|you|he|she|they|it|this|that|these|those|there|here|why|how|what|when|where|who|which|if|a|an|my|our|your)$/i
const MAX_SUBJECT_WORDS = 4

/**
 * What a headline is about, in a few words; null where that cannot be told for certain. A shorter name in the trend's own
 * receipts comes first (`Travis Scott` for "Travis Scott plays Miami"), then what stands before the first verb.
 */
export function headlineSubject(headline: string, titles: readonly string[]): string | null {
  const text = headline.replace(LABEL, '')
  const shorter = titles.find((title) => isFew(title) && title.length < text.length && hasWords(text, title))
  if (shorter !== undefined) return shorter
  const words = text.split(' ')
  const verbAt = words.findIndex((word) => VERB.has(word))
  const subject = words.slice(0, Math.max(verbAt, 0))
  const [first = ''] = subject
  const isSubject = isFew(subject.join(' ')) && !NO_SUBJECT.test(first) && !/[,:;?!“”"]/.test(subject.join(' '))
  return isSubject ? subject.join(' ') : null
}

function isFew(title: string): boolean {
  const words = title.split(' ')
  return title !== '' && words.length <= MAX_SUBJECT_WORDS
}

function hasWords(text: string, part: string): boolean {
  return ` ${text.toLowerCase()} `.includes(` ${part.toLowerCase()} `)
}
