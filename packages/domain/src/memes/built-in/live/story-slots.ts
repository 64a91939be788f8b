import { headlinesOf, type StoryText } from '../../../quizzes/built-in/story-texts'
import { quoted, quotedHeadline } from '../../../quizzes/say-words'
import { isFitToQuote } from '../../../taste/matter-of-trend'
import type { TrendDetail } from '../../../trends/trend'
import type { MemeStyle } from '../../meme-kinds'
import { isTextAllowed } from '../../moderation'
import type { Slots } from '../slots'
import { capitalised, NAMELESS_STORY } from '../topic-name'
import { crowdIn, spanIn, sumIn } from './figures-to-match'
import { mirrorsOf } from './mirrors'
import { MY_COUNTS } from './my-counts'
import { rivalsAmong } from './rival-headlines'
import { scenesOf } from './said-scenes'
import { saidIn } from './said-words'
import { STYLE_SCENES } from './style-scenes'

/** Where all are longer, the name stands for them: patterns need room of their own. */
const SHORT_HEADLINE = 76
/** Later headlines of a story hardly add anything. */
const MAX_HEADLINES = 12

/** A record that was set, and not the track or tax record. */
const RECORD =
  /(?<!\b(?:track|tax|criminal|court|medical|off the|on) )\brecord\b|\b(?:first|most|best|worst|lowest|highest|biggest|largest|longest|youngest)\b.*\b(?:ever|of all time|history)\b/i

/**
 * What may stand for the slots of the patterns about stories of today, once for each thing there is to tell: a headline with the
 * words it quotes, its figure and its sentence, or two headlines of one mind each; where no headline is short enough, the name. All of it is the story's own;
 * what is set against it is ours, in the style's small world.
 *
 * @param common What stands for slots whatever is told.
 */
export function storySlots(trend: TrendDetail, style: MemeStyle, common: Slots): readonly Slots[] {
  const headlines = headlinesOf(trend)
    .filter(({ text }) => isUsable(text))
    .slice(0, MAX_HEADLINES)
  const { feat, ...scene } = STYLE_SCENES[style]
  const scenes = { ...common, ...scene, ...counted(trend) }
  const told = headlines.map((headline) => ({
    ...scenes,
    ...slotsOfHeadline(headline),
    feat: RECORD.test(headline.text) ? feat : [],
  }))
  const rivals = rivalsAmong(headlines)
  const pair =
    rivals === null
      ? []
      : [
          {
            ...scenes,
            worried: [quoted(curled(rivals.worried.text))],
            pleased: [quoted(curled(rivals.pleased.text))],
            worriedBy: [rivals.worried.publisher],
            pleasedBy: [rivals.pleased.publisher],
          },
        ]
  const isShort = headlines.some(({ text }) => text.length <= SHORT_HEADLINE)
  const named = !isShort && isUsable(trend.name) ? [{ ...scenes, ...slotsOfName(trend.name, common) }] : []
  const all = [...told, ...pair, ...named]
  return (all.length === 0 ? [scenes] : all).map((slots) => ({ ...slots, ...titles(slots) }))
}

/** What is counted is called by its name, or by its headline where none is certain: “this story” is no name. */
function titles({ name = [], news = [] }: Slots): Slots {
  const isNameless = name.includes(NAMELESS_STORY)
  return {
    name: isNameless ? [] : name,
    title: isNameless ? news : name,
    heading: isNameless ? news : name.map(capitalised),
  }
}

/** What is a name and no more is no headline: it is said as a name. */
function slotsOfName(text: string, { name = [] }: Slots): Slots {
  const isName = name.some((words) => words.endsWith(text))
  return isName ? { named: name } : { ...slotsOfText(text), news: [quotedHeadline(curled(text))] }
}

function slotsOfHeadline({ text, publisher }: StoryText): Slots {
  return { ...slotsOfText(text), news: [quoted(curled(text))], by: [publisher] }
}

function slotsOfText(text: string): Slots {
  const said = saidIn(text)
  const [span, sum, crowd] = [spanIn(text), sumIn(text), crowdIn(text)]
  return {
    said: said === null ? [] : [quoted(said)],
    saidOf: said === null ? [] : scenesOf(said),
    mirror: mirrorsOf(text),
    mySpan: span === null ? [] : [span.mine],
    mySum: sum === null ? [] : [sum.mine],
    crowd: crowd === null ? [] : [crowd.told],
    myCrowd: crowd === null ? [] : [crowd.mine],
  }
}

/** With its inner marks as a printer sets them. */
function curled(text: string): string {
  return text.replace(/(?<=^|[\s(“])'(?=\S)/g, '‘').replace(/'/g, '’')
}

/** What we have to set against the trend's highest count. */
function counted({ evidence }: TrendDetail): Slots {
  const [best] = evidence.toSorted((a, b) => (b.peakMetric ?? 0) - (a.peakMetric ?? 0))
  return { mine: best === undefined ? [] : MY_COUNTS[best.metricUnit] }
}

/** Others wrote it: only words, nobody accused, nothing the block list knows. */
function isUsable(text: string): boolean {
  return (
    /\p{L}/u.test(text) &&
    !/[<>{}[\]`|\\~]|https?:|[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(text) &&
    isFitToQuote(text) &&
    isTextAllowed(text)
  )
}
