import type { SiteOptions } from './test'

/** A trend the journeys know, and words that find it alone. */
type KnownTrend = { readonly name: string; readonly search: string; readonly category: string }

const LIVE: KnownTrend = { name: 'Comet Harper', search: 'comet harp', category: 'Science' }
/** Of the starter catalogue, which every home has: people wrote its quizzes and memes. */
export const STARTER: KnownTrend = { name: 'Wordle', search: 'wordle', category: 'Gaming' }

/** A featured trend: measured where a server reads sources, from the starter catalogue on a device alone. */
export function featuredTrend(mode: SiteOptions['mode']): KnownTrend {
  return mode === 'server' ? LIVE : STARTER
}
