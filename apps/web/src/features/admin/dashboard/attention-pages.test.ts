import { ATTENTION_PLACES } from '@trendverse/domain/administration/attention'
import { expect, it } from 'vitest'
import { ADMIN_PAGES } from '../workplace/admin-pages'
import { wayTo } from './attention-pages'

it.each(ATTENTION_PLACES)('leads from %s to a page there is, by its name', (place) => {
  const { label, params } = wayTo(place)
  expect(ADMIN_PAGES.find(({ page }) => page === params.page)?.label).toBe(label)
})

it('opens the part of a page that is meant', () => {
  expect(wayTo('checks').search).toEqual({ tab: 'kyc' })
  expect(wayTo('memes').search).toEqual({ kind: 'meme' })
})
