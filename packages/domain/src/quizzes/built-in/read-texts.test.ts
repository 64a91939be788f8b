import { describe, expect, it } from 'vitest'
import { quoted, sayCount, sayList, sayName, sayNumber } from '../say-words'
import { knownNames } from './names/known-names'
import { readSentences } from './read-sentences'
import { figuresIn, sayLike } from './written-figures'

describe('figuresIn', () => {
  it.each([
    ['In spring 61 companies joined.', ['61']],
    ['91,648 people watch Barcelona play.', ['91,648']],
    ['It set a record with 41.7 million dollars.', ['41.7']],
    ['A golden mirror of eighteen segments.', ['eighteen']],
    ['Thirteen people run the first event.', ['Thirteen']],
    ['A used Falcon 9 booster flies.', []],
    ['Hundreds of emoji in Unicode 6.0 appear.', []],
    ['It opened on 22 April 2022 and in 2023 again.', []],
    ['Almost nine of ten new cars.', []],
    ['More than ten million dollars.', []],
    ['The five-dollar computer costs $5 now.', []],
    ['Sixty-one companies and one or two more.', []],
  ])('finds in "%s" what counts something: %j', (text, written) => {
    expect(figuresIn(text).map((figure) => figure.written)).toEqual(written)
  })

  it('knows on which side other figures would be true as well', () => {
    const sideOf = (text: string) => figuresIn(text)[0]?.side
    expect(sideOf('The video passes 300 million views.')).toBe('larger')
    expect(sideOf('It sold more than 300 copies.')).toBe('larger')
    expect(sideOf('It took less than 40 minutes.')).toBe('smaller')
    expect(sideOf('It sold 300 copies.')).toBeUndefined()
  })

  it('writes other numbers as the figure is written', () => {
    const like = (text: string, number: number): string => {
      const [figure] = figuresIn(text)
      if (figure === undefined) throw new Error('no figure')
      return sayLike(number, figure)
    }
    expect(like('91,648 people came.', 45_200)).toBe('45,200')
    expect(like('It took 1.6 billion dollars.', 3.1)).toBe('3.1')
    expect(like('Thirteen people run.', 9)).toBe('Nine')
    expect(like('With six guesses.', 4)).toBe('four')
  })
})

describe('knownNames', () => {
  const found = (text: string, isDated = true) =>
    knownNames(text, isDated, 'Business').map(({ kind, written }) => `${kind} ${written}`)

  it.each([
    ['Vinted is founded in Vilnius.', ['city Vilnius']],
    ['Netflix publishes the whole season.', ['company Netflix']],
    ['Jack Nilles coins the word telecommuting.', ['person Jack Nilles']],
    ['A. G. Cook founds the label in London.', ['city London', 'person A. G. Cook']],
    ['The film opens in Paris and London.', []],
    ['Pop Mart begins to make figures of it.', ['company Pop Mart']],
    ['The Miami Grand Prix is held.', []],
    ['Voters in Massachusetts approve a law.', ['state Massachusetts']],
    ['A workshop opens in Chile.', ['country Chile']],
    ['Iran and Iraq talk.', []],
    ['Appleton opens a shop.', []],
  ])('finds in "%s" the names %j', (text, names) => {
    expect(found(text)).toEqual(names)
  })

  it('takes nobody but the famous for a person in sentences that are not ours', () => {
    expect(found('Jack Nilles coins the word telecommuting.', false)).toEqual([])
    expect(found('Paul McCartney Turns Lights Out in a Theater', false)).toEqual(['person Paul McCartney'])
  })

  it.each([
    ['Kimmel says goodbye to the network', ['person Kimmel']],
    ['Viewers thank Kimmel for the evening', ['person Kimmel']],
    ['Roberta Kimmel opens a bakery', []],
    ['Roberta Musk-Kimmel opens a bakery', []],
    ['White paint is out of fashion', []],
    ["Conan O'Brien hosts the evening", ["person Conan O'Brien"]],
    ['Swedish director wins a prize', ['nationality Swedish']],
    ['Swedish police close a road', []],
  ])('finds in the headline "%s" the names %j', (text, names) => {
    expect(found(text, false)).toEqual(names)
  })

  it('takes no city for one that has grown together with it', () => {
    const [giza] = knownNames('Boxers weigh in before a fight in Giza', false, 'Sports')
    expect(giza?.near).toContain('Riyadh')
    expect(giza?.near).not.toContain('Cairo')
    expect(giza?.others).not.toContain('Cairo')
  })

  it('knows teams where the matter is sport', () => {
    const title = 'Steelers announce a signing'
    expect(knownNames(title, false, 'Sports').map(({ written }) => written)).toEqual(['Steelers'])
    expect(knownNames(title, false, 'Business')).toEqual([])
  })

  it('takes names in headlines whose every word has a capital, where others stand for a part of a name', () => {
    expect(found('Tesla Opens Bakery Near Workshop', false)).toEqual(['company Tesla'])
    expect(found('The Tesla Bakery opens near a workshop', false)).toEqual([])
  })
})

describe('readSentences', () => {
  it('splits at ends of sentences, not at initials, and leaves out what is too short or cut off', () => {
    expect(
      readSentences('A. G. Cook founded the label in London in 2013. It grew. “Brat” came in the summer of 2024.'),
    ).toEqual(['A. G. Cook founded the label in London in 2013.', '“Brat” came in the summer of 2024.'])
    expect(readSentences('This one was cut off because it was too long…')).toEqual([])
    expect(readSentences('')).toEqual([])
  })
})

describe('words of our own', () => {
  it('writes numbers, counts and lists as people do', () => {
    expect([sayNumber(0), sayNumber(999), sayNumber(1_234_567)]).toEqual(['0', '999', '1,234,567'])
    expect([sayCount(1, 'points'), sayCount(2, 'points'), sayCount(1, 'searches')]).toEqual([
      '1 point',
      '2 points',
      '1 search',
    ])
    expect([sayList([]), sayList(['a']), sayList(['a', 'b']), sayList(['a', 'b', 'c'])]).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ])
  })

  it('puts a text between quotation marks, its own ones inside', () => {
    expect(quoted('The film “Dumb Money” retells the events.')).toBe('“The film ‘Dumb Money’ retells the events”')
    expect(quoted('And so on…')).toBe('“And so on…”')
  })

  it('says a name as it reads inside a sentence', () => {
    expect(sayName('Wordle')).toBe('Wordle')
    expect(sayName('Squid Game')).toBe('Squid Game')
    expect(sayName('The four-day week')).toBe('the four-day week')
    expect(sayName('Electric cars')).toBe('“Electric cars”')
    expect(sayName('Comet Harper becomes visible to the naked eye')).toBe(
      '“Comet Harper becomes visible to the naked eye”',
    )
    expect(sayName(`A ${'very '.repeat(40)}long headline`).length).toBeLessThan(100)
  })
})
