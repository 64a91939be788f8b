import { headlinesOf, type StoryText } from '../../../quizzes/built-in/story-texts'
import { foldText } from '../../../quizzes/fold-text'
import { quoted, quotedHeadline, sayNumber } from '../../../quizzes/say-words'
import { isFitToQuote } from '../../../taste/matter-of-trend'
import { hasVerb } from '../../../trends/stories/headline-verbs'
import type { TrendDetail } from '../../../trends/trend'
import type { MemeStyle } from '../../meme-kinds'
import { isTextAllowed } from '../../moderation'
import type { Slots } from '../slots'
import { capitalised, NAMELESS_STORY } from '../topic-name'
import { crowdIn, spanIn, sumIn } from './figures-to-match'
import { firstVerb, isInCapitals, partsOf } from './headline-parts'
import { MY_COUNTS } from './my-counts'
import { rivalsAmong } from './rival-headlines'
import { saidSlots } from './said-slots'
import { STYLE_SCENES } from './style-scenes'
import { type Known, turnOf } from './turns/known-turns'

/** Where all are longer, the name stands for them: patterns need room of their own. */
const SHORT_HEADLINE = 76
/** Later headlines of a story hardly add anything. */
const MAX_HEADLINES = 12
/** Smaller counts are nothing to gasp at. */
const LEAST_COUNT = 100
/** How much of a headline is a label. */
const OPENING_WORDS = 4

/** One thing there is to tell of a story: what belongs together stays together. */
export type Telling = {
  readonly slots: Slots
  /** The phrase of its headline, where that is a known one. */
  readonly known: Known | null
  /** Whether its headline is the one the story is called by. */
  readonly isOwn: boolean
}

type Told = Pick<Telling, 'slots' | 'known'>

/**
 * What there is to tell of a story of today: a headline with its phrase, the words it quotes and its figure, or two headlines of one
 * mind each; where no headline is short enough, the name. All of it is the story's own; what is set against it is ours, in the
 * style's small world.
 *
 * @param common What stands for slots whatever is told.
 */
export function storyTellings(trend: TrendDetail, style: MemeStyle, common: Slots): readonly Telling[] {
  const headlines = headlinesOf(trend)
    .filter(({ text }) => isUsable(text))
    .slice(0, MAX_HEADLINES)
  const scenes = { ...common, ...STYLE_SCENES[style], ...counted(trend) }
  const called = common.name?.find((words) => words !== NAMELESS_STORY) ?? null
  const name = foldText(trend.name)
  const told = headlines.map(({ text }) => ({
    ...tellingOf(text, quoted(curled(text)), scenes, called),
    isOwn: foldText(text).startsWith(name),
  }))
  const isShort = headlines.some(({ text }) => text.length <= SHORT_HEADLINE)
  const isWanted = !isShort || (hasVerb(trend.name) && !told.some(({ isOwn }) => isOwn))
  const named =
    isWanted && isUsable(trend.name) && !trend.name.endsWith('…')
      ? [{ ...tellingOfName(trend.name, scenes, called), isOwn: true }]
      : []
  const all = [...told, ...rivalTellings(headlines, scenes), ...named]
  return (all.length === 0 ? [{ slots: scenes, known: null, isOwn: false }] : all).map(({ slots, ...rest }) => ({
    slots: { ...slots, ...titles(slots) },
    ...rest,
  }))
}

function rivalTellings(headlines: readonly StoryText[], scenes: Slots): readonly Telling[] {
  const rivals = rivalsAmong(headlines)
  if (rivals === null) return []
  const { worried, pleased } = rivals
  const slots = {
    ...scenes,
    worried: [quoted(curled(worried.text))],
    pleased: [quoted(curled(pleased.text))],
    worriedBy: [worried.publisher],
    pleasedBy: [pleased.publisher],
  }
  return [{ slots, known: null, isOwn: false }]
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
function tellingOfName(text: string, scenes: Slots, called: string | null): Told {
  if (called?.endsWith(text) !== true) return tellingOf(text, quotedHeadline(curled(text)), scenes, called)
  const known = turnOf(text)
  return { slots: { ...scenes, named: [called], shown: [capitalised(called)] }, known }
}

function tellingOf(text: string, news: string, scenes: Slots, called: string | null): Told {
  const known = turnOf(text)
  const verb = firstVerb(text)
  // A phrase that is a headline's joke often stands at its end, far from who does it
  const isVerbFirst = known === null || (known.rank === 'phrase' && verb !== null)
  const place = isVerbFirst ? verb : { at: known.match.index, end: known.match.index + known.match[0].length }
  const { who, what } = place === null ? { who: null, what: null } : partsOf(text, place.at, place.end, called)
  const deed = who !== null && verb !== null && text.startsWith(who.replace(/^the /, '')) ? text.slice(verb.at) : null
  const slots = {
    ...scenes,
    news: [news],
    shown: [news],
    opening: [openingOf(text)],
    who: one(who),
    what: one(what === null ? null : curled(what)),
    thing: one(what === null ? null : capitalised(curled(what.replace(/^the /, '')))),
    deed: one(deed === null || known !== null ? null : curled(deed)),
    ...figures(text),
    ...saidSlots(text),
    ...(known === null ? {} : captured(text, known)),
  }
  return { slots, known }
}

const one = (value: string | null): readonly string[] => (value === null ? [] : [value])

/** What the phrase holds inside, as it is said in a sentence. */
function captured(text: string, { match }: Known): Slots {
  const groups = Object.entries(match.groups ?? {}).flatMap(([slot, value]) => {
    const isNumber = /^(?:n|unit|site)$/.test(slot)
    if (
      value === undefined ||
      (isInCapitals(text) && !isNumber && !/^(?:version|other|picked|surname|word)$/.test(slot))
    )
      return []
    return [[slot, [isNumber ? value.toLowerCase() : curled(value)]]]
  })
  return Object.fromEntries(groups) as Slots
}

function figures(text: string): Slots {
  const [span, sum, crowd] = [spanIn(text), sumIn(text), crowdIn(text)]
  return {
    quick: one(span?.told ?? null),
    mySpan: one(span?.mine ?? null),
    sum: one(sum?.told ?? null),
    mySum: one(sum?.mine ?? null),
    crowd: one(crowd?.told ?? null),
    myCrowd: one(crowd?.mine ?? null),
  }
}

/** How a headline begins, where all of it would be no label. */
function openingOf(text: string): string {
  const words = curled(text).split(' ')
  const start = words
    .slice(0, OPENING_WORDS)
    .join(' ')
    .replace(/[\s,;:–—-]+$/u, '')
  return words.length <= OPENING_WORDS ? quoted(start) : quoted(`${start}…`)
}

/** With its inner marks as a printer sets them. */
function curled(text: string): string {
  return text
    .replace(/(?<=^|[\s(“])['’](?=\p{L}[^'’]*['’](?:[\s:,.]|$))|(?<=^|[\s(“])'(?=\S)/gu, '‘')
    .replace(/^’(?=\d+ )/u, '‘')
    .replace(/'/g, '’')
}

/** What we have to set against the trend's highest count, and who we are among those counted. */
function counted({ evidence }: TrendDetail): Slots {
  const [best] = evidence.toSorted((a, b) => (b.peakMetric ?? 0) - (a.peakMetric ?? 0))
  if (best === undefined || (best.peakMetric ?? 0) < LEAST_COUNT) return {}
  const { one: single, mine } = MY_COUNTS[best.metricUnit]
  return { mine, one: [single], next: [sayNumber((best.peakMetric ?? 0) + 1)] }
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
