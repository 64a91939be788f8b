import { describe, expect, it } from 'vitest'
import { headlineFigures } from './headline-figures'
import { names, subjectOf } from './subject-of'

describe('headlineFigures', () => {
  it.each([
    ['Meta cuts 8,000 jobs in sweeping global layoffs', ['8,000']],
    ['NextEra Energy strikes $66.8 billion deal for Dominion', ['$66.8 billion']],
    ['Treasury yield tops 5.18%, the highest in 19 years', ['5.18%', '19']],
    ['Rousey beats Carano in 17 seconds', ['17']],
    ['Microsoft launches Surface Pro 12 and Surface Laptop 8', []],
    ['Apple sells more iPhone 17 phones than ever', []],
    ['Bond yields hit highest since 2007', []],
    ['Ten injured as 30-year bridge closes', []],
    ['Ally seeks to join board of a $1.7+ billion fund', []],
    ['Trump to speak on May 19 amid talks', []],
    ['13 of the best moments', []],
    ['Probe to fly 121,000 kilometers above Earth', []],
    ['Hikers lost on a trail of 2,650 miles', []],
  ])('finds in "%s" what counts or measures something: %j', (headline, written) => {
    expect(headlineFigures(headline).map((figure) => figure.written)).toEqual(written)
  })

  it('keeps the signs around the digits, and the side on which others would be true as well', () => {
    expect(headlineFigures('Fund of $1.8bn grows')[0]).toMatchObject({
      value: 1.8,
      before: '$',
      behind: 'bn',
    })
    expect(headlineFigures('Fight watched by over 12 million viewers')[0]).toMatchObject({ side: 'larger' })
  })
})

describe('subjectOf', () => {
  it.each([
    ['Ronda Rousey submits Gina Carano by armbar in 17 seconds', 'Ronda Rousey'],
    ['OpenAI co-founder joins Anthropic’s pre-training team', 'OpenAI'],
    ['Microsoft’s new laptop has a privacy screen', 'Microsoft'],
    ['Drone strikes hit a plant as talks go on', null],
    ['Meta Moves 7,000 Workers Into AI Roles Ahead Of Cuts', null],
    ['Scoop: Trump signs an order on early access', null],
    ['Senator Bill Cassidy says he has no regrets', null],
    ['SpaceX Starship Flight 12 makes a fiery splashdown', null],
    ['The Supreme Court avoids a fight over votes', null],
  ])('finds that "%s" begins with %j', (headline, written) => {
    expect(subjectOf(headline)?.written ?? null).toBe(written)
  })

  it('knows somebody by the whole name and by its last word', () => {
    expect(names('Carano admits defeat', 'Gina Carano')).toBe(true)
    expect(names('Gina Lollobrigida remembered', 'Gina Carano')).toBe(false)
  })
})
