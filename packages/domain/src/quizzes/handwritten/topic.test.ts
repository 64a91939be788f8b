import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import type { Category } from '../../trends/categories/category'
import type { HandwrittenQuestion } from './handwritten-question'
import { type Topic, topicsBeside, topicsIn } from './topic'

const question: HandwrittenQuestion = {
  type: 'knowledge',
  difficulty: 'medium',
  question: 'Which animal guards the gate?',
  right: 'heron',
  wrong: ['toad', 'mule', 'fox'],
  explanation: 'It is the heron.',
  page: { title: 'Animals', url: 'https://en.wikipedia.org/wiki/Animal' },
}

function topic(place: number, spellings: readonly string[], questions = 4, category: Category = 'General'): Topic {
  const name = spellings[0] ?? ''
  return {
    story: { id: testUuid(place), name, category, color: '#aabbcc' },
    name,
    spellings,
    questions: Array.from({ length: questions }, () => question),
  }
}
const IRAN = topic(1, ['Iran', 'Iranian', 'Tehran'])
const NEW_YORK = topic(2, ['New York'])
const NEWSPAPERS = topic(3, ['New York Times', 'U.S. News'])
const LIBRARIES = topic(4, ['library', 'book club'], 1)
const ASTEROIDS = topic(5, ['asteroid'], 4, 'Science')
const SENATE = topic(6, ['Senate'], 4, 'News & Politics')
const ALL = [ASTEROIDS, SENATE, IRAN, NEW_YORK, NEWSPAPERS, LIBRARIES]
const named = (text: string): string[] => topicsIn(text, ALL).map(({ name }) => name)

describe('what a text names', () => {
  it('is found as whole words in these letters, in the order of the text', () => {
    expect(named('Library? No, a book club in New York, says Tehran')).toEqual(['library', 'New York', 'Iran'])
    expect(named('Iran’s answer to “Iran-backed” groups')).toEqual(['Iran'])
    expect(named('Tirana, the iranian way, Iranians')).toEqual([])
  })

  it('is the longer name where one is part of another', () => {
    expect(named('Reported by The New York Times')).toEqual(['New York Times'])
    expect(named('The New York Times of New York')).toEqual(['New York Times', 'New York'])
  })

  it('takes a name for letters, not for a pattern', () => {
    expect(named('U.S. News')).toEqual(['New York Times'])
    expect(named('UxSx News')).toEqual([])
    expect(topicsIn('anything', [])).toEqual([])
  })
})

describe('whose turn it is to ask beside a trend', () => {
  const turns = (name: string, description: string, count: number, others: readonly string[] = []): string[] => {
    const trends = others.map((other) => ({ name: other }))
    return topicsBeside({ name, description, category: 'News & Politics' }, { topics: ALL, trends, count }).map(
      (one) => one.name,
    )
  }

  it('goes round as long as a topic has questions', () => {
    expect(turns('Iran, New York and a library', '', 5)).toEqual(['Iran', 'New York', 'library', 'Iran', 'New York'])
    expect(turns('Iran', 'No more is known.', 5)).toEqual(['Iran', 'Iran', 'Iran', 'Iran'])
    expect(turns('Iran and a library', '', 2)).toEqual(['Iran', 'library'])
  })

  it('comes to what the description has only where the name has none', () => {
    expect(turns('A library', 'Iran sends books to New York.', 4)).toEqual(['library'])
    expect(turns('Books are on their way', 'Iran sends them.', 2)).toEqual(['Iran', 'Iran'])
  })

  it('begins with what fewer other trends name, and is nobody’s where nothing is missing', () => {
    expect(turns('Iran and New York', '', 3, ['Iran answers', 'Talks in Iran'])).toEqual([
      'New York',
      'Iran',
      'New York',
    ])
    expect(turns('Iran', '', 0)).toEqual([])
  })

  it('is only its own category’s, or what explains it, where somebody suffers', () => {
    const over = 'an asteroid over New York, says the Senate'
    expect(turns(`See ${over}`, '', 3)).toEqual(['asteroid', 'New York', 'Senate'])
    expect(turns(`Three killed by ${over}`, '', 3)).toEqual(['asteroid', 'Senate', 'asteroid'])
    expect(turns('New York', 'Three people were killed.', 5)).toEqual([])
  })
})
