import { describe, expect, it } from 'vitest'
import { asModifier } from './topic-name'

describe('a name in front of another word', () => {
  it.each([
    ['board games', 'board game'],
    ['James Webb pictures', 'James Webb picture'],
    ['lo-fi beats', 'lo-fi beat'],
    ['the four-day week', 'four-day week'],
    ['the Eras Tour', 'Eras Tour'],
    ['esports', 'esports'],
    ['Crocs', 'Crocs'],
    ['women’s sports', 'women’s sports'],
    ['Stranger Things', 'Stranger Things'],
    ['Zendaya news', 'Zendaya news'],
    ['world politics', 'world politics'],
    ['a new business', 'a new business'],
    ['a TV series', 'a TV series'],
  ])('loses its article, and its plural where it has an ordinary one: %s', (name, modifier) => {
    expect(asModifier(name)).toBe(modifier)
  })
})
