import { laterPart } from '../../../components/browser/later-part'

/** The table is folded away at first, and alive last. */
export const raceTablePart = laterPart(() => import('./race-table').then((module) => module.RaceTable), null)
