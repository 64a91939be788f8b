import { laterPart } from '../../components/browser/later-part'

/** The head of the home page on phones: the server writes it, its links need no script. */
export const phoneHeroPart = laterPart(() => import('./phone-hero').then((module) => module.PhoneHero), null)
export const planetStripPart = laterPart(() => import('./planet-strip').then((module) => module.PlanetStrip), null)
/** Below the cards; the server writes it, and its links need no script. */
export const onThisDayPart = laterPart(() => import('./on-this-day').then((module) => module.OnThisDay), null)
/** What stands in place of the cards where there are none. */
export const listTroublePart = laterPart(() => import('./list-trouble').then((module) => module.ListTrouble), null)
