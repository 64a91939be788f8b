import { afterEach, describe, expect, it } from 'vitest'
import { openApp } from '../../app/testing/open-app'

let page: Awaited<ReturnType<typeof openApp>> | undefined
afterEach(() => page?.remove())

async function open(path: '/privacy' | '/terms', title: string) {
  const on = await openApp({ path })
  page = on
  await on.until(() => expect(on.find('h1').textContent).toBe(title))
  return on
}

describe.each([
  ['/privacy', 'Privacy', '#operator'],
  ['/terms', 'Terms', '#errors'],
] as const)('%s', (path, title, section) => {
  it('shows visitors no note among colleagues, and says where the operator can be reached', async () => {
    const on = await open(path, title)
    expect(on.text()).not.toContain('review')
    expect(on.find(`${section} a`).getAttribute('href')).toBe('/contact')
  })
})

it('says what is kept of pictures, and what an AI provider gets (OP-05)', async () => {
  const on = await open('/privacy', 'Privacy')
  expect(on.find('#pictures').textContent).toContain('re-encode')
  const told = on.find('#ai').textContent
  for (const part of [
    'the sources of a trend',
    'the caption and context you typed',
    'We don’t send your name, email address or account',
  ]) {
    expect(told).toContain(part)
  }
})

it('says whose texts and pictures of visitors are', async () => {
  const on = await open('/terms', 'Terms')
  expect(on.find('#yours').textContent).toContain('stays yours')
})
