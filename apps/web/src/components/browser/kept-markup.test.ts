// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { fillWithKeptMarkup, hasKeptMarkup, keepServerMarkup } from './kept-markup'

describe('kept markup', () => {
  it('survives the page that it came with, and can be shown more than once', () => {
    const server = document.createElement('div')
    const picture = document.createElement('span')
    picture.dataset.keep = 'portrait:1'
    picture.append(document.createElement('svg'))
    server.append(picture)
    keepServerMarkup(server)
    server.replaceChildren()

    const [first, second] = [document.createElement('span'), document.createElement('span')]
    fillWithKeptMarkup(first, 'portrait:1')
    fillWithKeptMarkup(second, 'portrait:1')
    fillWithKeptMarkup(second, 'portrait:1')
    expect(first.childElementCount).toBe(1)
    expect(second.childElementCount).toBe(1)
    expect(hasKeptMarkup('portrait:1')).toBe(true)
    expect(hasKeptMarkup('portrait:2')).toBe(false)
  })
})
