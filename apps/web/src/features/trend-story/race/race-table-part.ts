import { laterPart } from '../../../components/browser/later-part'

/** The table starts folded, so its code may load last. */
export const raceTablePart = laterPart(() => import('./race-table').then((module) => module.RaceTable), null)
