import { TREND_DEFAULTS, type Trend } from '../../../trends/trend'
import { containsWords, foldText } from '../../fold-text'
import { quoted } from '../../say-words'
import { chooseWrong } from '../choose-options'
import { recordProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import { readSentences } from '../read-sentences'

/** Longest sentence that leaves room for the question around it. */
const MAX_SENTENCE = 190

/** Trends of the same category that are asked for beside the related ones. */
const MAX_SAME_SHELF = 6

/** Whether a text says the name, or a telling word of it. */
function namesIt(text: string, { name }: Trend): boolean {
  const folded = foldText(text)
  return foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word.length > 3 && (containsWords(folded, word) || folded.includes(word.slice(0, 6))))
}

/** Sentences made of receipts ("Reached 120 points ..."): they describe no trend. */
const FIGURES_ONLY = /^(?:Searched|Viewed|Reached|Talked about|Taken up|Gathered|Counted|Listed|Number) /

function compose(material: QuizMaterial, neighbour: Trend): Candidate[] {
  const { trend, name, neighbours } = material
  const others = neighbours.filter(({ id }) => id !== neighbour.id)
  const near = others.filter(({ category }) => category === neighbour.category)
  const pool = material.difficulty === 'easy' ? others : [...near, ...others]
  const isRelated = trend.relatedIds.includes(neighbour.id)
  const tie = isRelated ? 'a line of the constellation' : `the category ${trend.category}`
  const wrong = chooseWrong(
    neighbour.name,
    pool.map((one) => one.name),
  )
  if (wrong === null || neighbour.description === TREND_DEFAULTS.description) return []
  return readSentences(neighbour.description)
    .filter(
      (sentence) => sentence.length <= MAX_SENTENCE && !FIGURES_ONLY.test(sentence) && !namesIt(sentence, neighbour),
    )
    .map((sentence) => ({
      type: 'analysis',
      topic: 'neighbours',
      wordings: isRelated
        ? [
            `From ${name} a line of the constellation leads to a trend of which we write: ${quoted(sentence)}. Which one is it?`,
            `One of the neighbours of ${name} is described like this: ${quoted(sentence)}. Where are we?`,
          ]
        : [
            `In the category of ${name} there is another trend, of which we write: ${quoted(sentence)}. Which one is it?`,
            `Next to ${name}, under ${trend.category}, stands a trend described like this: ${quoted(sentence)}. Where are we?`,
          ],
      right: neighbour.name,
      wrong,
      explanation: `This is said of ${neighbour.name}, which shares ${tie} with ${trend.name}: ${quoted(sentence)}.`,
      proof: recordProof(neighbour.name, sentence),
      asks: [`neighbour ${neighbour.id}`],
      tells: [],
    }))
}

/** Which neighbour a sentence describes. */
export const neighbourDescribed: QuestionKind = {
  id: 'neighbour-described',
  compose: (material) => {
    const { trend, neighbours } = material
    const related = neighbours.filter(({ id }) => trend.relatedIds.includes(id))
    const sameShelf = neighbours.filter(
      ({ category, origin }) => category === trend.category && origin === trend.origin,
    )
    return [...new Set([...related, ...sameShelf.slice(0, MAX_SAME_SHELF)])].flatMap((neighbour) =>
      compose(material, neighbour),
    )
  },
}
