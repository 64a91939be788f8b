import { quoted } from '../../say-words'
import { leaveGap } from '../gaps'
import { surnameOf } from '../names/famous-people'
import { ASKED, type KnownName, knownNames } from '../names/known-names'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import { type StoryText, tellText } from '../story-texts'
import { wrongNames } from '../wrong-names'

/** Things that belong to one company, and people who stand for one. */
const BRANDS =
  /\b(?:PlayStation|PS5|Xbox|Windows|Surface|Copilot|Bing|iPhone|iPad|iOS|Mac(?:Book|OS)?|Siri|WWDC|Vision Pro|ChatGPT|Sora|GPT\S*|Claude|Gemini|Android|Pixel|YouTube|Chrome|Alexa|Kindle|Prime|AWS|Galaxy|Switch|Mario|Zelda|GeForce|RTX|Instagram|WhatsApp|Facebook|TikTok|Starship|Falcon|Dragon|Starlink|Artemis|New Glenn|Model [3SXY]|Cybertruck|Altman|Musk|Zuckerberg|Cook|Nadella|Pichai|Bezos)\b/i
/** Companies that say who is meant where one of their own is missing. */
const FIRMS_OF_PEOPLE =
  /\b(?:SpaceX|Tesla|xAI|Twitter|Starlink|DOGE|Amazon|Blue Origin|Meta|Facebook|Microsoft|OpenAI|ChatGPT|Apple|Google|Alphabet|Nvidia|Oracle|Anthropic|Late Show|Late Night|Tonight Show|Daily Show|Kremlin|Downing Street)\b/i
/** Somebody beside somebody known, who does not do what the others do. */
const BESIDE =
  /\b(?:coach|trainer|manager|agent|wife|husband|son|daughter|brother|sister|father|mother|girlfriend|boyfriend) $/i

/** Whether the rest of a headline says who or whose it is: "PlayStation" tells Sony. */
function isGivenAway({ kind, at }: KnownName, gap: string): boolean {
  if (kind === 'person') return FIRMS_OF_PEOPLE.test(gap) || BESIDE.test(gap.slice(0, at))
  return kind === 'company' && BRANDS.test(gap)
}

function compose(material: QuizMaterial, all: readonly StoryText[], shown: StoryText): Candidate[] {
  const { trend } = material
  const told = [trend.name, trend.description, ...all.map(({ text }) => text)]
  return knownNames(shown.text, false, trend.category).flatMap((found): Candidate[] => {
    const gap = leaveGap(material, shown.text, found.written, found.at)
    // "Kimmel" tells who "____" is, and so does a name that has it.
    const isTold = [gap ?? '', trend.name, trend.description].some((text) => text.includes(surnameOf(found.written)))
    const wrong = gap === null ? null : wrongNames(found, told, material)
    if (gap === null || wrong === null || isTold || isGivenAway(found, gap)) return []
    return [
      {
        type: 'knowledge',
        topic: 'people and places',
        wordings: [
          `${ASKED[found.kind]} completes this headline? ${quoted(gap)}`,
          `Complete this headline. ${ASKED[found.kind]}? ${quoted(gap)}`,
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

/** A place, a company, a team or a famous person left out of a headline. */
export const headlineName: QuestionKind = {
  id: 'headline-name',
  compose: (material) => {
    const texts = [...material.titles, ...material.sentences]
    return texts.flatMap((shown) => compose(material, texts, shown))
  },
}
