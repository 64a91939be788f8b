import { describe, expect, it } from 'vitest'
import { storiesOfPack } from './pack-stories'

const side = (id: string, name: string) => ({ trend: { id, name, color: '#4fb4ff' }, value: 3, link: `/trends/${id}` })

describe('the stories of a pack', () => {
  it('are its trends in order, each once', () => {
    const questions = [
      { ask: 'Which?', left: side('a', 'Night Trams'), right: side('b', 'Speed Chess') },
      { ask: 'Which?', left: side('b', 'Speed Chess'), right: side('c', 'Home Ferments') },
    ]
    expect(storiesOfPack({ game: 'trend-quiz', questions }).map(({ name }) => name)).toEqual([
      'Night Trams',
      'Speed Chess',
      'Home Ferments',
    ])
  })

  it('leaves out the questions that were not met', () => {
    const questions = [{ left: side('a', 'Night Trams') }, { left: side('b', 'Speed Chess') }]
    expect(storiesOfPack({ questions }, 1).map(({ id }) => id)).toEqual(['a'])
    expect(storiesOfPack({ groups: questions }, 1).map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it.each([
    ['no pack', null],
    ['trends that have no page', { cases: [{ trend: { id: 'a', name: 'Night Trams' } }] }],
    ['trends without a name', { questions: [{ trend: { id: 'a' }, link: '/trends/a' }] }],
    ['texts', { trend: 'Night Trams', link: '/trends/a' }],
  ])('are none for %s', (_, pack) => {
    expect(storiesOfPack(pack)).toEqual([])
  })
})
