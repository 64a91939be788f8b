import { DAY_MS, HOUR_MS } from '../../../primitives/time'
import { comparableWords } from '../../../trends/items/title-tokens'
import { foldText } from '../../fold-text'
import { shuffled } from '../../random-choice'
import { sayDay } from '../../say-date'
import { sayCount } from '../../say-words'
import { chooseWrong } from '../choose-options'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import type { StoryText } from '../story-texts'

/** Words that tell the order by themselves. */
const SAYS_WHEN = /\b(?:ahead of|before|after|following|finally|days later|eve of|begins?|ends?)\b/i

type Dated = StoryText & { readonly atMs: number }

/** Headlines closer together than this may as well have come the other way round: they are seen, not written, then. */
const LEAST_APART_MS = 20 * HOUR_MS
/** From this share of shared words on, two headlines say the same. */
const ALIKE = 0.4

function isAlike(a: StoryText, b: StoryText): boolean {
  const [words, others] = [new Set(comparableWords(a.text)), comparableWords(b.text)]
  const shared = others.filter((word) => words.has(word)).length
  return 2 * shared >= ALIKE * (words.size + others.length)
}

/** Those that tell different things: of several about one event the odd one out would be right. */
function unlike(headlines: readonly Dated[]): readonly Dated[] {
  const kept: Dated[] = []
  for (const one of headlines) if (!kept.some((other) => isAlike(one, other))) kept.push(one)
  return kept
}

/** "20 hours", "3 days" */
function saySpan(ms: number): string {
  return ms < 2 * DAY_MS ? sayCount(ms / HOUR_MS, 'hours') : sayCount(ms / DAY_MS, 'days')
}

function compose(material: QuizMaterial, right: Dated, others: readonly Dated[], end: 'first' | 'last'): Candidate[] {
  const { random } = material
  const apart = others.filter((other) => Math.abs(other.atMs - right.atMs) >= LEAST_APART_MS && !isAlike(other, right))
  const wrong = chooseWrong(
    right.text,
    unlike(shuffled(apart, random)).map(({ text }) => text),
  )
  if (wrong === null) return []
  const nearest = apart.filter(({ text }) => wrong.includes(text)).toSorted((a, b) => a.atMs - b.atMs)
  const beside = end === 'first' ? nearest[0] : nearest.at(-1)
  if (beside === undefined) return []
  const apartMs = Math.abs(right.atMs - beside.atMs)
  const relation = end === 'first' ? 'The next of the four came' : 'The one before came'
  return [
    {
      type: 'analysis',
      topic: 'order',
      wordings: [
        end === 'first'
          ? 'How did this story begin? Pick the earliest headline.'
          : 'Which of these headlines is the newest?',
      ],
      right: right.text,
      wrong,
      explanation: `${right.publisher} had this on ${sayDay(right.atMs)}. ${relation} ${saySpan(apartMs)} ${end === 'first' ? 'later' : 'earlier'}.`,
      proof: right.proof,
      asks: ['order of headlines'],
      tells: [right.text, ...wrong].map((text) => `text ${text}`),
    },
  ]
}

function composeAll(material: QuizMaterial): readonly Candidate[] {
  const shown = foldText(`${material.trend.name}\n${material.trend.description}`)
  const dated = material.headlines
    .filter((headline): headline is Dated => headline.atMs !== null && !SAYS_WHEN.test(headline.text))
    // What the card says stands out.
    .filter(({ text }) => !shown.includes(foldText(text)))
    .toSorted((a, b) => a.atMs - b.atMs)
  const [first, last] = [dated[0], dated.at(-1)]
  if (first === undefined || last === undefined) return []
  return [...compose(material, first, dated.slice(1), 'first'), ...compose(material, last, dated.slice(0, -1), 'last')]
}

/** Which headline of a story came first, or last. It shows four of them, of which nothing else can be asked then. */
export const headlineOrder: QuestionKind = { id: 'headline-order', isSpare: true, compose: composeAll }
