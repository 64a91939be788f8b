import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { MalformedItem } from '../item-draft'
import type { HistoryFormat } from './history-format'

const REPOSITORY = /^[\w.-]+\/[\w.-]+$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
/** Which hour a day's lists were read at is not kept. At noon (UTC) it is the same day almost everywhere. */
const READ_AT_MS = 12 * HOUR_MS
/** The list of all languages. */
const EVERY_LANGUAGE = 'all'

/** Daily ranks of https://github.com/trending as archives keep them: the lists of several languages, one row per place. */
export const githubTrendingFormat: HistoryFormat = {
  needs: ['date', 'language', 'rank', 'repo'],
  takes: [],
  read(field) {
    const day = field('date').trim()
    const midnightMs = DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN
    if (Number.isNaN(midnightMs)) throw new MalformedItem('its date is not a day like 2026-01-31')
    const repository = field('repo').trim()
    if (!REPOSITORY.test(repository)) throw new MalformedItem('its repo is not a name like owner/name')
    const rank = Number(field('rank'))
    if (!Number.isInteger(rank) || rank < 1) throw new MalformedItem('its rank is not a whole number of 1 or more')
    const language = field('language').trim()
    const page = `https://github.com/${repository}`
    return {
      source: 'github',
      observedAtMs: midnightMs + READ_AT_MS,
      draft: {
        itemId: repository.toLowerCase(),
        title: repository,
        url: page,
        sourceUrl: page,
        rank,
        tags: language === EVERY_LANGUAGE ? [] : [language],
        category: 'Technology',
      },
    }
  },
}
