import { BY_READING } from '@trendverse/storage/sql/change-channel'
import { expect, it } from 'vitest'
import { forgetWhatChanges } from './forget-what-changes'

it('drops what a change makes stale, and nothing beyond it', () => {
  const listeners = new Map<string, (payload: string) => void>()
  const dropped: string[] = []
  const note = (what: string) => () => void dropped.push(what)
  forgetWhatChanges({
    database: {
      listen: (channel, listener) => {
        listeners.set(channel, listener)
        return () => undefined
      },
    },
    server: {
      invalidate: note('every answer'),
      outdate: note('every answer, stories in a moment'),
      forgetSettings: note('answers but stars'),
      forgetBoards: note('boards'),
      forgetGallery: note('gallery'),
      forgetForecasts: note('report'),
    },
    cached: { invalidate: note('rows'), forgetSettings: note('settings') },
    figures: { invalidate: note('figures'), forgetNamed: note('named forecasts') },
  })
  const after = (channel: string, subject = ''): readonly string[] => {
    dropped.length = 0
    listeners.get(channel)?.(subject)
    return [...dropped]
  }
  expect(after('trends_changed')).toEqual(['rows', 'named forecasts', 'every answer'])
  expect(after('settings_changed')).toEqual(['settings', 'answers but stars'])
  // A reading: nothing was edited or hidden.
  const read = 'every answer, stories in a moment'
  expect(after('trends_changed', BY_READING)).toEqual(['rows', 'named forecasts', read])
  expect(after('settings_changed', 'trendsUpdatedAt')).toEqual(['settings', read])
  expect(after('settings_changed', 'siteName')).toEqual(['settings', 'answers but stars'])
  expect(after('boards_changed')).toEqual(['boards'])
  expect(after('gallery_changed')).toEqual(['gallery'])
  expect(after('forecasts_changed')).toEqual(['figures', 'report'])
})
