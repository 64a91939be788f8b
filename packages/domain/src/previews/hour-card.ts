import { hourStartMs } from '../galaxy/life'
import { shareableText } from '../social/shareable-text'
import { figure, type PreviewFigure, previewText } from './preview-card'

/** An hour of the past as its card tells it. */
export type HourToShow = {
  /** Whole hours since 2020-01-01 UTC. */
  readonly hour: number
  /** Trends seen by then. */
  readonly total: number
  /** The brightest then, the brightest first. */
  readonly names: readonly string[]
}

/** The words of a card about an hour; its picture is the galaxy of that hour. */
export type HourCard = {
  readonly siteName: string
  /** Stands above the title. */
  readonly eyebrow: string
  readonly title: string
  /** What burnt brightest; empty where nothing has a name any more. */
  readonly sentence: string
  readonly figures: readonly PreviewFigure[]
}

/** Names of a card about an hour. */
export const NAMED_ON_CARD = 3
/** Names come from outside. */
const MAX_NAME_LENGTH = 60
const WHOLE = new Intl.NumberFormat('en')
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

const dayText = (hour: number): string => DAY.format(hourStartMs(hour))
/** `18:00 UTC` */
const clockText = (hour: number): string => `${new Date(hourStartMs(hour)).toISOString().slice(11, 16)} UTC`

/** `Brightest: Wordle, Eclipse and Kites` */
function brightestText(names: readonly string[]): string {
  const shown = names.slice(0, NAMED_ON_CARD).map((name) => shareableText(previewText(name), MAX_NAME_LENGTH))
  if (shown.length === 0) return ''
  const last = shown.pop()
  return `Brightest: ${shown.length === 0 ? last : `${shown.join(', ')} and ${last}`}`
}

export function hourCard({ hour, total, names }: HourToShow, siteName: string): HourCard {
  return {
    siteName: previewText(siteName),
    eyebrow: `The galaxy at ${clockText(hour)}`,
    title: dayText(hour),
    sentence: brightestText(names),
    figures: [figure(total, 'trend')],
  }
}

/** What previews of a page about an hour say in words. */
export function hourWords({ hour, total, names }: HourToShow): {
  readonly title: string
  readonly description: string
} {
  const brightest = brightestText(names)
  return {
    title: `Trends as of ${clockText(hour)} on ${dayText(hour)}`,
    description: [
      ...(brightest === '' ? [] : [`${brightest}.`]),
      `By then, we’d seen ${WHOLE.format(total)} ${total === 1 ? 'trend' : 'trends'}.`,
    ].join(' '),
  }
}

/** What a card shows, for those who do not see it. */
export function hourAltText({ title, eyebrow, sentence, figures }: HourCard): string {
  const told = figures.map(({ value, label }) => `${value} ${label}`).join(' and ')
  return [`${eyebrow} on ${title}, with ${told}`, ...(sentence === '' ? [] : [sentence])].join('. ')
}
