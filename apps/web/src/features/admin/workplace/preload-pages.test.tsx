import { expect, it, vi } from 'vitest'
import { ADMIN_PAGES, preloadAdminPages } from './admin-pages'

const { loaded, page } = vi.hoisted(() => {
  const names: string[] = []
  return {
    loaded: names,
    page: (name: string) => () => {
      names.push(name)
      return { [name]: () => null }
    },
  }
})
vi.mock('../dashboard/dashboard', page('Dashboard'))
vi.mock('../trends/trends-page', page('AdminTrends'))
vi.mock('../users/users-page', page('AdminUsers'))
vi.mock('../games/games-page', page('AdminGames'))

it('loads the dashboard and the page of trends before they are asked for, and no other (RT-18)', async () => {
  preloadAdminPages()
  await vi.waitFor(() => expect(loaded.toSorted()).toEqual(['AdminTrends', 'Dashboard']))
  await ADMIN_PAGES.find((entry) => entry.page === 'users')?.load()
  expect(loaded.toSorted()).toEqual(['AdminTrends', 'AdminUsers', 'Dashboard'])
})
