import type { TrendDetail } from '../../trends/trend'
import { isGrievous } from '../../quizzes/built-in/grievous-text'

/**
 * How far a trend may be laughed about. `light`: all the way; `cause`: what people stand up for, where only kindness is
 * funny; `earnest`: politics, faith and courts, where only we who read about it are; `sad`: deaths, disasters, wars, hatred.
 */
export type Matter = 'light' | 'cause' | 'earnest' | 'sad'

const SAD =
  /\b(?:passes away|passed away|obituar|funeral|mourn|memorial|rip\b|grief|fatal|casualt|hostage|terror|genocid|famine|flood|hurricane|wildfire|tsunami|cyclone|tornado|landslide|airstrike|missile|invasion|invades|ceasefire|refugee|cancer\b|overdose|missing (?:person|girl|boy|child|man|woman|hiker)|kidnap|stabb|assault|arson|collaps|holocaust|9\/11|abortion|racis|sexis|antisemit|islamophob|homophob|jew|muslim|deport|layoffs?\b|laid off|famine|poverty|disease|illness|diagnos|hospitali)/i
const CAUSE =
  /\b(?:equality|human rights|civil rights|pride|lgbt|gay|trans rights|climate|vaccin|feminis|charity|for future)/i
const EARNEST =
  /\b(?:election|president|parliament|senat|congress|minister|politic|protest|court|trial|verdict|lawsuit|arrest|police|immigra|rights|church|pope|islam|christian|hindu|religio|pandemic|covid|virus|outbreak|strikes?\b|divorce|tariff|sanction|government|shutdown)/i

/** How far a trend may be laughed about, by what its name, tags and receipts say. */
export function matterOf(
  trend: Pick<TrendDetail, 'name' | 'description' | 'tags' | 'category' | 'origin' | 'evidence'>,
): Matter {
  const { name, description, tags, category, origin, evidence } = trend
  const named = [name, ...tags]
  // Descriptions of the catalogue are whole stories, in which somebody may have died long ago
  const told = [
    ...named,
    ...(origin === 'starter' ? [] : [description]),
    ...evidence.flatMap(({ title, summary, references }) => [
      title,
      summary ?? '',
      ...references.map((reference) => reference.title),
    ]),
  ]
  if (told.some(isSad)) return 'sad'
  const subjects = origin === 'starter' ? [name] : told
  if (subjects.some((text) => CAUSE.test(text))) return 'cause'
  if (category === 'News & Politics' || subjects.some((text) => EARNEST.test(text))) return 'earnest'
  return 'light'
}

function isSad(text: string): boolean {
  return isGrievous(text) || SAD.test(text)
}

/** Whether a text may stand in a joke about something else. */
export function isLightText(text: string): boolean {
  return !isSad(text) && !CAUSE.test(text) && !EARNEST.test(text)
}
