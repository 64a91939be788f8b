import { describe, expect, it } from 'vitest'
import { headlineQuotes } from './headline-quotes'

const quotesOf = (text: string) => headlineQuotes(text).map(({ words }) => words)

describe('headlineQuotes', () => {
  it.each([
    ['Nora Harper to the council: "Don\'t count the mirrors twice"', ["Don't count the mirrors twice"]],
    ['‘You never asked us’: engineers turn to the mayor', ['You never asked us']],
    ['Mayor celebrates the last mirror: “Thank Goodness It’s Finally Up!”', ['Thank Goodness It’s Finally Up']],
    ['Council calls the plan ‘largely agreed’ without a vote', []],
    ['‘The Long Night of Mirrors’ tops the box office', []],
    ['Engineers defend ‘Mirror Fund’ in parliament', []],
    ['‘We were waiting for Harper’: engineers tell their story', []],
    ['Council opens the workshop', []],
  ])('finds in “%s” %j', (text, quotes) => {
    expect(quotesOf(text)).toEqual(quotes)
  })

  it('says where the words stand', () => {
    const text = 'Mayor on the mirrors: "I would do it again"'
    const [quote] = headlineQuotes(text)
    expect(text.slice(quote?.at, (quote?.at ?? 0) + (quote?.words.length ?? 0))).toBe('I would do it again')
  })
})
