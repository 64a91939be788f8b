import { quoted } from '../../say-words'
import { leaveGap } from '../gaps'
import { ASKED, knownNames } from '../known-names'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import { type StoryText, tellText } from '../story-texts'
import { wrongNames } from '../wrong-names'

/** Things that belong to one company. */
const BRANDS =
  /\b(?:PlayStation|PS5|Xbox|Windows|Surface|Copilot|Bing|iPhone|iPad|iOS|Mac(?:Book|OS)?|Siri|WWDC|Vision Pro|ChatGPT|Sora|GPT\S*|Claude|Gemini|Android|Pixel|YouTube|Chrome|Alexa|Kindle|Prime|AWS|Galaxy|Switch|Mario|Zelda|GeForce|RTX|Instagram|WhatsApp|Facebook|TikTok|Altman|Musk|Zuckerberg|Cook|Nadella|Pichai|Bezos)\b/i

function compose(material: QuizMaterial, all: readonly StoryText[], shown: StoryText): Candidate[] {
  const { trend } = material
  const told = [trend.name, trend.description, ...all.map(({ text }) => text)]
  return knownNames(shown.text, false, trend.category).flatMap((found): Candidate[] => {
    const gap = leaveGap(material, shown.text, found.written, found.at)
    const wrong = gap === null ? null : wrongNames(found, told, material)
    // "PlayStation" says whose headline it is.
    if (gap === null || wrong === null || (found.kind === 'company' && BRANDS.test(gap))) return []
    return [
      {
        type: 'knowledge',
        topic: 'people and places',
        wordings: [
          `${ASKED[found.kind]} belongs in this headline? ${quoted(gap)}`,
          `One name is gone. ${ASKED[found.kind]} is it? ${quoted(gap)}`,
        ],
        right: found.written,
        wrong,
        explanation: tellText(shown),
        proof: shown.proof,
        asks: [`name ${found.written}`, `text ${shown.text}`],
        tells: [`text ${shown.text}`],
      },
    ]
  })
}

/** A place or a company left out of a headline. */
export const headlineName: QuestionKind = {
  id: 'headline-name',
  compose: (material) => {
    const texts = [...material.headlines, ...material.sentences]
    return texts.flatMap((shown) => compose(material, texts, shown))
  },
}
