import { lazyPart } from '../browser/lazy-part'

/** HM-08: the card of whoever is signed in, whose code only they load. */
export const StatusSlot = lazyPart(() => import('./status-card').then((module) => module.StatusCard))
