import { headlinesOf } from '../../evidence-texts'
import { foldText } from '../../fold-text'
import { shuffled } from '../../random-choice'
import { publisherLine } from '../../record-lines'
import { quotedHeadline } from '../../say-words'
import { chooseWrong } from '../choose-options'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'

/** Publishers whose headlines reach the sources often; what one of them published under a headline, another may have too. */
const KNOWN_PUBLISHERS = [
  'Reuters',
  'BBC News',
  'The Guardian',
  'Le Monde',
  'El País',
  'Der Spiegel',
  'The Verge',
  'Ars Technica',
  'Wired',
  'Nature',
  'Rolling Stone',
  'Al Jazeera',
] as const

function compose({ trend, random }: QuizMaterial): readonly Candidate[] {
  const headlines = headlinesOf(trend)
  return headlines.flatMap((headline): Candidate[] => {
    const alike = headlines.filter(({ title }) => foldText(title) === foldText(headline.title))
    const own = headlines.map(({ publisher }) => publisher)
    const pool = [...shuffled(own, random), ...shuffled(KNOWN_PUBLISHERS, random)].filter(
      (publisher) => !alike.some((one) => foldText(one.publisher) === foldText(publisher)),
    )
    const wrong = alike.length > 1 ? null : chooseWrong(headline.publisher, pool)
    if (wrong === null) return []
    const title = quotedHeadline(headline.title)
    return [
      {
        type: 'knowledge',
        topic: 'sources',
        wordings: [
          `Under whose name do the receipts list the headline ${title}?`,
          `Which publisher is named beside the headline ${title}?`,
        ],
        right: headline.publisher,
        wrong,
        explanation: `The receipt names ${headline.publisher} as the publisher of ${title}.`,
        proof: {
          quote: publisherLine(headline),
          title: headline.title,
          publisher: headline.publisher,
          url: headline.url ?? headline.evidence.sourceUrl,
        },
        asks: [`publisher of ${foldText(headline.title)}`],
        tells: [],
      },
    ]
  })
}

/** Who published a headline. */
export const headlinePublisher: QuestionKind = { id: 'headline-publisher', compose }
