import { expect, it } from 'vitest'
import { checkHtml } from './check-html'

const page = (body: string, head = '<title>Planets</title>') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body><main id="main"><h1>Planets</h1>${body}</main></body></html>`

it('finds nothing where nothing is wrong', async () => {
  const picture = '<img src="/1.webp" srcset="/1.webp 320w" sizes="72vw" width="1" height="1" alt="Mars">'
  expect(await checkHtml(page(`${picture}<ul aria-label="Moons"><li>Phobos</li></ul>`))).toEqual([])
})

it.each([
  '<input type="text" aria-label="Moons" role="combobox" aria-expanded="false">',
  '<input aria-label="Moons" role="searchbox">',
  '<input type="search" aria-label="Moons">',
  '<input type="checkbox" aria-label="Moons" role="switch">',
])('takes %s', async (input) => {
  expect(await checkHtml(page(input))).toEqual([])
})

it.each([
  ['no-dup-id', page('<div id="main"></div>')],
  ['unique-landmark', page('').replace('</body>', '<main><p>More</p></main></body>')],
  ['attribute-misuse', page('<a href="/2" disabled>2</a>')],
  ['srcset-sizes', page('<img src="/1.webp" srcset="/1.webp 320w" alt="Mars">')],
  ['element-permitted-content', page('<ul><p>Mars</p></ul>')],
  ['attribute-misuse', page('', '<title>Planets</title><link rel="later-font" href="/mars.woff2" as="font">')],
  ['element-required-content', page('', '')],
  ['wcag/h37', page('<img src="/1.webp">')],
  ['input-missing-label', page('<input type="text">')],
  ['attribute-allowed-values', page('<button type="press">Go</button>')],
  ['no-redundant-role', page('<nav role="navigation"><a href="/2">2</a></nav>')],
  ['heading-level', page('<h3>Moons</h3>')],
  ['missing-doctype', page('').replace('<!doctype html>', '')],
  ['role-of-input', page('<input type="search" aria-label="Moons" role="combobox" aria-expanded="false">')],
  ['role-of-input', page('<input type="email" aria-label="Address" role="combobox" aria-expanded="false">')],
  ['role-of-input', page('<input type="radio" aria-label="Mars" role="switch">')],
  ['close-order', page('<b><i>Mars</b></i>')],
])('finds a planted fault: %s', async (rule, markup) => {
  expect((await checkHtml(markup)).map((line) => line.split(' ')[0])).toContain(rule)
  expect((await checkHtml(markup, [rule])).map((line) => line.split(' ')[0])).not.toContain(rule)
})
