import { expect, it } from 'vitest'
import { StoryWorld, storyItem } from './story-world.fixtures'

it('keeps two stories apart that share a word in names of others, whatever their other headlines say', () => {
  const talks = [
    'Iran and US close to a deal to end the war',
    'Iran war: Tehran says talks with the US go on for a third day',
    'Is Trump losing the Iran war?',
    'What is inside the Iran deal that Trump is about to sign',
    'US and Iran near a deal to end the war, officials say',
  ]
  const film = [
    '‘Star Wars: The Mandalorian and Grogu’ tops the box office on Friday',
    'Box office: ‘Mandalorian and Grogu’ lifts off over the holiday',
    'Disney’s ‘Star Wars: The Mandalorian and Grogu’ has the lowest previews of its series',
    '‘The Mandalorian and Grogu’ may not rescue ‘Star Wars’',
  ]
  const world = new StoryWorld()
  const items = [...talks, ...film].map((title, place) => storyItem(title, { publisher: `Paper ${place}` }))
  world.round(items)
  const storyOf = (from: number, to: number) => items.slice(from, to).map(({ id }) => world.storyOf.get(id))
  const stories = new Set(storyOf(0, talks.length))
  expect(storyOf(talks.length, items.length).filter((story) => stories.has(story))).toEqual([])
})
