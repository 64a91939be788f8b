import type { Category } from '../trends/categories/category'
import type { Trend, TrendDetail, TrendOrigin } from '../trends/trend'
import { CAUSE, EARNEST, GRAVE, HARMLESS, NOT_ASKED, NOT_QUOTED, SUFFERING } from './grave-words'

/**
 * How far a trend may be laughed about. `light`: all the way; `cause`: what people stand up for, where only kindness is
 * funny; `earnest`: politics, faith and courts, where only we who read about it are; `sad`: deaths, disasters, wars, hatred.
 */
export type Matter = 'light' | 'cause' | 'earnest' | 'sad'

const FICTION: ReadonlySet<Category> = new Set(['Music', 'Film & TV', 'Gaming'])

/** How far a trend may be laughed about, by what its name, tags and receipts say. */
export function matterOf(
  trend: Pick<TrendDetail, 'name' | 'description' | 'tags' | 'category' | 'origin' | 'evidence'>,
): Matter {
  const { name, description, tags, category, origin, evidence } = trend
  const named = [name, ...tags]
  const told = [
    ...named,
    ...(isToldByDescription(origin) ? [description] : []),
    ...evidence.flatMap(({ title, summary, references }) => [
      title,
      summary ?? '',
      ...references.map((reference) => reference.title),
    ]),
  ]
  if (told.some((text) => isSadText(text, category))) return 'sad'
  const subjects = origin === 'starter' ? [name] : told
  if (subjects.some((text) => CAUSE.test(text))) return 'cause'
  if (category === 'News & Politics' || subjects.some((text) => EARNEST.test(text))) return 'earnest'
  return 'light'
}

/** Descriptions of the catalogue are whole stories, in which somebody may have died long ago. */
const isToldByDescription = (origin: TrendOrigin): boolean => origin !== 'starter'

/** Whether a trend tells of deaths, disasters, wars or hatred, by its name and description alone: all that a list has. */
export function isSadTrend(trend: Pick<Trend, 'name' | 'description' | 'category' | 'origin'>): boolean {
  const texts = isToldByDescription(trend.origin) ? [trend.name, trend.description] : [trend.name]
  return texts.some((text) => isSadText(text, trend.category))
}

/**
 * Whether a text tells of deaths, disasters, wars or hatred.
 *
 * @param category Where it is filed: what songs, films and games are called is harmless there.
 */
export function isSadText(text: string, category: Category | null = null): boolean {
  const bare = text.replace(HARMLESS, ' ')
  return SUFFERING.test(bare) || (GRAVE.test(bare) && (category === null || !FICTION.has(category)))
}

/** Whether a text is certainly about somebody who suffers, whatever else the story tells. */
export function isOfSuffering(text: string): boolean {
  return SUFFERING.test(text.replace(HARMLESS, ' '))
}

/** Whether a text may stand in a joke about something else. */
export function isLightText(text: string): boolean {
  return !isSadText(text) && !CAUSE.test(text) && !EARNEST.test(text)
}

/** Whether a text may be asked about in a quiz: not about suffering, nor about somebody who is only accused. */
export function isFitToAsk(text: string): boolean {
  return !isSadText(text) && !NOT_ASKED.test(text.replace(HARMLESS, ' '))
}

/**
 * Whether a headline may be quoted where the joke is on us who read it: what may be asked about, and tells neither of
 * accusations nor of force.
 */
export function isFitToQuote(text: string): boolean {
  return isFitToAsk(text) && !NOT_QUOTED.test(text)
}
