import { shuffled } from '../../random-choice'
import { chooseWrong } from '../choose-options'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import { type StoryText, tellText, wordsOf } from '../story-texts'

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): string[] => [...a].filter((word) => b.has(word))

/** So many of the wrong headlines share a word with the story: else the right one is the only one that could be meant. */
const LEAST_NEAR = 2

/** A right headline that says more of the name than this is found by comparing words. */
const MOST_TOLD = 2
/** From how many words two headlines share they may tell the same. */
const SAME_NEWS = 3

type Other = { readonly text: string; readonly near: readonly string[] }

/** Headlines of other stories that do not tell the same, with the words of this one's name that they have. */
function othersOf({ headlines, otherHeadlines }: QuizMaterial, nameWords: ReadonlySet<string>): readonly Other[] {
  const own = headlines.map(({ text }) => wordsOf(text))
  return otherHeadlines.flatMap(({ text }) => {
    const words = wordsOf(text)
    const isSameNews = own.some((headline) => shared(headline, words).length >= SAME_NEWS)
    const near = shared(words, nameWords)
    // Two words of the name, and it may be the same story under another name.
    return isSameNews || near.length > 1 ? [] : [{ text, near }]
  })
}

function compose(
  { name, random }: QuizMaterial,
  nameWords: ReadonlySet<string>,
  all: readonly Other[],
  right: StoryText,
): Candidate[] {
  const told = shared(wordsOf(right.text), nameWords)
  if (told.length === 0 || told.length > MOST_TOLD) return []
  const others = shuffled(all, random)
  const near = others.filter((other) => other.near.length > 0)
  // Every word that the right one shares with the name of the story, a wrong one has to have as well.
  const isGivenAway = !told.every((word) => near.some((other) => other.near.includes(word)))
  const wrong = chooseWrong(
    right.text,
    [...near, ...others.filter((other) => other.near.length === 0)].map(({ text }) => text),
  )
  const isNear = wrong !== null && near.filter(({ text }) => wrong.includes(text)).length >= LEAST_NEAR
  if (wrong === null || isGivenAway || !isNear) return []
  return [
    {
      type: 'application',
      topic: 'headlines',
      wordings: [
        `Only one of these headlines is about ${name}. Which one?`,
        `Which of these was also reported about ${name}?`,
      ],
      right: right.text,
      wrong,
      explanation: tellText(right),
      proof: right.proof,
      asks: [`text ${right.text}`],
      tells: [`text ${right.text}`],
    },
  ]
}

/** Which of four headlines belongs to the story. The wrong ones are real ones of other stories that share its words. */
export const alsoReported: QuestionKind = {
  id: 'also-reported',
  compose: (material) => {
    const nameWords = wordsOf(`${material.trend.name} ${material.trend.description}`)
    const others = othersOf(material, nameWords)
    return material.headlines.flatMap((right) => compose(material, nameWords, others, right))
  },
}
