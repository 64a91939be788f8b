// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepShownView } from './keep-shown-view'

const root = document.documentElement

beforeEach(() => {
  document.body.innerHTML = `
    <div class="home-universe"><div class="home-main" tabindex="-1">Planets</div></div>
    <div class="home-list"><main id="main" tabindex="-1">Cards</main></div>
    <div class="home-footer">Links</div>`
})
afterEach(() => {
  delete root.dataset.view
  document.body.replaceChildren()
})

it.each([
  ['universe', ['Planets'], 'Planets'],
  ['list', ['Cards', 'Links'], 'Cards'],
])('leaves the %s alone in the page, as what "Skip to content" leads to', (view, left, main) => {
  root.dataset.view = view
  keepShownView(document)
  expect([...document.body.children].map(({ textContent }) => textContent)).toEqual(left)
  const mains = [...document.querySelectorAll('main, [role="main"]')]
  expect(mains).toEqual([document.getElementById('main')])
  expect(mains.map(({ textContent }) => textContent)).toEqual([main])
})

it('leaves a page alone that has no views', () => {
  document.body.innerHTML = '<main id="main">About</main>'
  root.dataset.view = 'universe'
  keepShownView(document)
  expect(document.body.innerHTML).toBe('<main id="main">About</main>')
})
