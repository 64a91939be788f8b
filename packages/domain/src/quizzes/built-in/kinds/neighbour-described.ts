import { DEFAULT_CATEGORY } from '../../../trends/categories/category'
import { TREND_DEFAULTS, type Trend } from '../../../trends/trend'
import { containsWords, foldText } from '../../fold-text'
import { quoted, sayList, sayName } from '../../say-words'
import { chooseWrong } from '../choose-options'
import { recordProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import { readSentences } from '../read-sentences'

/** Longest sentence that leaves room for the question around it. */
const MAX_SENTENCE = 190
/** Trends that are asked for beside the related ones: of the same category, and further along the lines. */
const MAX_SAME_CATEGORY = 6
const MAX_IN_RING = 3

/** A trend to ask for, and what it has to do with the one the quiz is about. */
type Way = {
  readonly neighbour: Trend
  /** Trends the question names on the way: no options. */
  readonly passed: readonly Trend[]
  readonly openings: readonly string[]
  readonly tie: string
}

/** Sentences made of receipts ("Reached 120 points ..."): they describe no trend. */
const FIGURES_ONLY = /^(?:Searched|Viewed|Reached|Talked about|Taken up|Gathered|Counted|Listed|Number) /

/** Whether a text says the name, or a telling word of it. */
function namesIt(text: string, { name }: Trend): boolean {
  const folded = foldText(text)
  return foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word.length > 3 && (containsWords(folded, word) || folded.includes(word.slice(0, 6))))
}

/** Ways along the lines that go one trend further, to trends no way has reached. */
function nextRing(paths: readonly (readonly Trend[])[], strangers: readonly Trend[]): readonly (readonly Trend[])[] {
  const reached = new Set(paths.flat().map(({ id }) => id))
  return paths.flatMap((path) =>
    strangers
      .filter(({ id }) => path.at(-1)?.relatedIds.includes(id) === true && !reached.has(id))
      .map((neighbour) => [...path, neighbour]),
  )
}

function waysFrom({ trend, name, neighbours }: QuizMaterial): readonly Way[] {
  const related = neighbours.filter(({ id }) => trend.relatedIds.includes(id))
  const strangers = neighbours.filter(({ id }) => !trend.relatedIds.includes(id))
  const fellows = strangers.filter(
    ({ category, origin }) => category === trend.category && category !== DEFAULT_CATEGORY && origin === trend.origin,
  )
  const second = nextRing(
    related.map((one) => [one]),
    strangers,
  )
  // A trend without any of its category has few neighbours: then the lines are followed once more.
  const third = fellows.length > 0 ? [] : nextRing(second, strangers)
  return [
    ...related.map((neighbour) => ({
      neighbour,
      passed: [],
      openings: [
        `From ${name} a line of the constellation leads to a trend of which we write:`,
        `One of the neighbours of ${name} is described like this:`,
      ],
      tie: `to which a line of the constellation leads from ${name}`,
    })),
    ...fellows.slice(0, MAX_SAME_CATEGORY).map((neighbour) => ({
      neighbour,
      passed: [],
      openings: [
        `In the category of ${name} there is another trend, of which we write:`,
        `Next to ${name}, under ${trend.category}, stands a trend described like this:`,
      ],
      tie: `which shares the category ${trend.category} with ${name}`,
    })),
    ...[...second.slice(0, MAX_IN_RING), ...third.slice(0, MAX_IN_RING)].flatMap((path) => {
      const neighbour = path.at(-1)
      const between = sayList(path.slice(0, -1).map((one) => sayName(one.name)))
      if (neighbour === undefined) return []
      return [
        {
          neighbour,
          passed: path.slice(0, -1),
          openings: [`By way of ${between} the lines lead on from ${name} to a trend of which we write:`],
          tie: `to which the lines of the constellation lead from ${name} by way of ${between}`,
        },
      ]
    }),
  ]
}

function compose(material: QuizMaterial, { neighbour, passed, openings, tie }: Way): Candidate[] {
  const { neighbours, difficulty } = material
  const others = neighbours.filter((one) => one.id !== neighbour.id && !passed.includes(one))
  const near = others.filter(({ category }) => category === neighbour.category)
  const wrong = chooseWrong(
    neighbour.name,
    (difficulty === 'easy' ? others : [...near, ...others]).map((one) => one.name),
  )
  if (wrong === null || neighbour.description === TREND_DEFAULTS.description) return []
  return readSentences(neighbour.description)
    .filter((sentence) => sentence.length <= MAX_SENTENCE)
    .filter((sentence) => !FIGURES_ONLY.test(sentence) && !namesIt(sentence, neighbour))
    .map((sentence) => ({
      type: 'analysis',
      topic: 'neighbours',
      wordings: openings.map((opening) => `${opening} ${quoted(sentence)}. Which one is it?`),
      right: neighbour.name,
      wrong,
      explanation: `This is said of ${sayName(neighbour.name)}, ${tie}: ${quoted(sentence)}.`,
      proof: recordProof(neighbour.name, sentence),
      asks: [`neighbour ${neighbour.id}`],
      tells: [],
    }))
}

/** Which neighbour a sentence describes. */
export const neighbourDescribed: QuestionKind = {
  id: 'neighbour-described',
  compose: (material) => waysFrom(material).flatMap((way) => compose(material, way)),
}
