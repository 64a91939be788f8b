import type { Category } from '../../trends/categories/category'
import type { TrendDetail } from '../../trends/trend'

/**
 * How far a trend may be laughed about. `light`: all the way; `cause`: what people stand up for, where only kindness is
 * funny; `earnest`: politics, faith and courts, where only we who read about it are; `sad`: deaths, disasters, wars, hatred.
 */
export type Matter = 'light' | 'cause' | 'earnest' | 'sad'

/** Always about somebody who suffers. */
const SUFFERING =
  /\b(?:dies|died|passes away|passed away|killed|killing of|murder\w*|obituar\w+|funeral|mourn\w*|memorial|grief|fatal\w*|casualt\w+|victims?|injur\w+|wounded|hostages?|gunman|mass shooting|suicid\w+|overdose|rape\w*|abus\w+|stabb\w+|assault\w*|kidnap\w*|missing (?:person|girl|boy|child|man|woman|hiker)|tragic\w*|tragedy|massacre|genocid\w+|famine|refugees?|airstrikes?|ceasefire|invasion|invades|holocaust|antisemit\w*|islamophob\w*|homophob\w*|racis\w+|sexis\w+|jews?|jewish|muslims?|deport\w*|laid off|layoffs?|poverty|diagnos\w+|hospitali[sz]ed|abortions?)\b/i
/** Mostly about somebody who suffers, but also what songs, films and games are called. */
const GRAVE =
  /\b(?:dead|deaths?|dying|die|kills?|killer|shootings?|shot dead|bomb(?:s|ed|ing|ings)?|wars?|attack(?:s|ed|er)?|crash(?:es|ed)?|terror\w*|disasters?|earthquakes?|floods?|flooding|hurricane|wildfires?|tsunami|cyclone|tornado|landslide|missiles?|cancer|disease|illness|collaps\w+|arson|rip)\b/i
/** What the grave words are harmless in, wherever a trend is filed. */
const HARMLESS =
  /\b(?:star wars|god of war|tug of war|cold war kids|red dead|walking dead|grateful dead|evil dead|dead by daylight|day of the dead|drop[- ]dead|attack on titan|death stranding|bath bombs?|cherry bomb|photo ?bomb\w*|killer (?:app|feature|heels)|crash (?:course|bandicoot)|die hard)\b/gi
const FICTION: ReadonlySet<Category> = new Set(['Music', 'Film & TV', 'Gaming'])
const CAUSE =
  /\b(?:equality|human rights|civil rights|pride (?:month|parade|flag)|lgbt\w*|gay|trans rights|climate|vaccin\w*|feminis\w*|charity|for future)\b/i
const EARNEST =
  /\b(?:elections?|presidents?|presidential|parliament\w*|senat\w+|congress|minister|politic\w*|protest\w*|court|trial|verdict|lawsuits?|arrest\w*|police|immigra\w+|rights|church|pope|islam\w*|christian\w*|hindu\w*|religio\w*|pandemic|covid|virus|outbreak|strikes?|divorce|tariffs?|sanctions|government|shutdown)\b/i

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
  if (told.some((text) => isSad(text, category))) return 'sad'
  const subjects = origin === 'starter' ? [name] : told
  if (subjects.some((text) => CAUSE.test(text))) return 'cause'
  if (category === 'News & Politics' || subjects.some((text) => EARNEST.test(text))) return 'earnest'
  return 'light'
}

function isSad(text: string, category: Category | null): boolean {
  const bare = text.replace(HARMLESS, ' ')
  return SUFFERING.test(bare) || (GRAVE.test(bare) && (category === null || !FICTION.has(category)))
}

/** Whether a text may stand in a joke about something else. */
export function isLightText(text: string): boolean {
  return !isSad(text, null) && !CAUSE.test(text) && !EARNEST.test(text)
}
