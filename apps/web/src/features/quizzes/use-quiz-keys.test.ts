// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isMeantFor, optionOfKey } from './use-quiz-keys'

describe('the keys of a question', () => {
  it.each([
    ['a', 0],
    ['A', 0],
    ['d', 3],
    ['1', 0],
    ['4', 3],
  ])('%s chooses', (key, option) => {
    expect(optionOfKey(key, 4)).toBe(option)
  })

  it.each(['e', '5', '0', '', 'Enter', 'ArrowDown', 'ä', '@', ' ', 'F1'])('%s chooses nothing', (key) => {
    expect(optionOfKey(key, 4)).toBeNull()
  })
})

describe('a key pressed on the page', () => {
  const page = document.createElement('div')
  const at = (selector: string) => {
    const found = document.querySelector(selector)
    if (found === null) throw new Error(`There is no ${selector}`)
    return found
  }
  const meant = (selector: string) => isMeantFor(at('#quiz'), at(selector))

  beforeEach(() => {
    page.innerHTML = `<header><a href="/">Home</a><button type="button" aria-expanded="false">Menu</button></header>
      <main tabindex="-1"><div id="quiz"><input type="radio"><textarea></textarea><button type="submit">On</button></div>
      <div id="beside"><button type="button">Other</button></div></main><footer><input type="email"></footer>`
    document.body.append(page)
  })
  afterEach(() => page.remove())

  it.each(['body', 'main', '#quiz', '#quiz input', '#quiz button'])('is meant for the question from %s', (selector) => {
    expect(meant(selector)).toBe(true)
  })

  it.each(['header a', 'header button', '#beside button', 'footer input', '#quiz textarea'])(
    'belongs to %s where the focus is there',
    (selector) => {
      expect(meant(selector)).toBe(false)
    },
  )

  it('belongs to a menu or a window that is open, although the focus stayed behind', () => {
    at('header button').setAttribute('aria-expanded', 'true')
    expect(meant('body')).toBe(false)
    at('header button').setAttribute('aria-expanded', 'false')
    page.append(Object.assign(document.createElement('dialog'), { open: true }))
    expect(meant('body')).toBe(false)
  })
})
