import type { Page } from '@playwright/test'
import { featuredTrend } from './catalogue'
import type { SiteOptions } from './test'

/** Addresses of one page of every kind; the story is found the way a visitor finds it. */
export async function everyPage(page: Page, mode: SiteOptions['mode']): Promise<readonly string[]> {
  const { name, search } = featuredTrend(mode)
  await page.goto(`/trends?q=${encodeURIComponent(search)}`)
  const story = await page.getByRole('link', { name, exact: true }).getAttribute('href')
  return [
    '/?view=list',
    '/?view=list&modal=welcome',
    '/?view=list&modal=featured',
    '/?view=list&q=zzzz',
    '/trends',
    story ?? '/trends',
    (story ?? '/trends').replace('/trends/', '/quiz/'),
    (story ?? '/trends').replace('/trends/', '/meme/'),
    '/quiz/today',
    '/memes',
    '/news',
    '/forecasts',
    '/about',
    '/terms',
    '/privacy',
    '/verify-identity',
    '/blocked',
    '/nowhere',
  ]
}
