import { isFitToQuote } from '../../../taste/matter-of-trend'
import { foldText } from '../../fold-text'
import { shuffled } from '../../random-choice'
import { quoted } from '../../say-words'
import { chooseWrong } from '../choose-options'
import { leaveGap } from '../gaps'
import { headlineQuotes } from '../headline-quotes'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import { type StoryText, tellText, wordsOf } from '../story-texts'

/** Nobody in particular said these, and anybody might have. They are shown beside real names, so they harm no one. */
const SAID_BY_NOBODY = [
  'I still can’t believe it',
  'I would do it all again',
  'I didn’t see that coming',
  'I’m only getting started',
  'I have nothing to prove',
  'I have no regrets',
  'I knew it all along',
  'I’ll believe it when I see it',
  'I’m as surprised as you are',
  'I’m not going anywhere',
  'I was never even asked',
  'I wanted this more than anyone',
  'I should have seen it coming',
  'It wasn’t my decision',
  'It was never about the money',
  'It could have been so much worse',
  'It’s only the beginning',
  'It’s about time',
  'It was worth every minute',
  'You can’t please everybody',
  'You had to be there',
  'You won’t hear me complain',
  'You don’t get a second chance',
  'You’ll all thank me one day',
  'We never stopped believing',
  'We deserved better than this',
  'We all knew what was coming',
  'We still have a lot to learn',
  'Nobody gave us a chance',
  'Nobody told me anything',
  'Don’t believe everything you read',
  'Don’t expect me to apologize',
  'Let’s not get carried away',
  'Never say never',
  'That was the easy part',
  'They will never let it go',
]
const SMALL = new Set(['a', 'an', 'and', 'as', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to'])

/** As headlines write it that begin every longer word with a capital. */
const inTitleCase = (text: string): string =>
  text.replace(/(?<![\p{L}’])\p{L}[\p{L}’]*/gu, (word, at: number) =>
    at > 0 && SMALL.has(word) ? word : word.slice(0, 1).toUpperCase() + word.slice(1),
  )

function compose(material: QuizMaterial, shown: StoryText): Candidate[] {
  if (!isFitToQuote(shown.text)) return []
  const { name, description } = material.trend
  const onCard = [...wordsOf(`${name} ${description}`)]
  return headlineQuotes(shown.text).flatMap((quote): Candidate[] => {
    const gap = leaveGap(material, shown.text, quote.words, quote.at)
    const right = quote.words.replace(/'/g, '’')
    const pool = shuffled(quote.isTitleCase ? SAID_BY_NOBODY.map(inTitleCase) : SAID_BY_NOBODY, material.random)
    const wrong = chooseWrong(
      right,
      pool.filter((other) => foldText(other) !== foldText(right)),
    )
    // Part of the words on the card, and the rest is no question: "armbar" tells of an arm.
    const isTold = [...wordsOf(quote.words)].some((word) => onCard.some((other) => other.startsWith(word)))
    if (gap === null || wrong === null || isTold) return []
    return [
      {
        type: 'prediction',
        topic: 'headlines',
        wordings: [`Which quotation completes this headline? ${quoted(gap)}`],
        right,
        wrong,
        explanation: tellText(shown),
        proof: shown.proof,
        asks: [`text ${shown.text}`],
        tells: [`text ${shown.text}`],
      },
    ]
  })
}

/** What a headline quotes, beside words that nobody said. */
export const headlineQuote: QuestionKind = {
  id: 'headline-quote',
  compose: (material) => material.titles.flatMap((shown) => compose(material, shown)),
}
