import { expect, it } from 'vitest'
import { ADMIN_PAGES, pageOfLetter } from './admin-pages'

it('gives each page an address, a name and a letter of its own', () => {
  for (const of of [
    ADMIN_PAGES.map(({ page }) => page),
    ADMIN_PAGES.map(({ label }) => label),
    ADMIN_PAGES.map(({ letter }) => letter),
  ]) {
    expect(new Set(of).size).toBe(of.length)
  }
})

it('leads by letter, typed large or small', () => {
  expect(pageOfLetter('D')?.label).toBe('Dashboard')
  expect(pageOfLetter('?')).toBeUndefined()
})

it.each(ADMIN_PAGES)('loads $label', async ({ load }) => {
  expect(await load()).toBeTypeOf('function')
})
