import { laterPart } from '../../components/browser/later-part'

/** Below the list and in place of it: nothing but links, which need no script. */
export const trendsEndPart = laterPart(() => import('./trends-end').then((module) => module.TrendsEnd), null)
