import { expect, it } from 'vitest'
import { crowdIn, spanIn, sumIn } from './figures-to-match'

it.each([
  ['Rousey submits Carano by armbar in 17 seconds', { told: '17 seconds', mine: '17 minutes' }],
  ['Tickets sell out within Five Hours', { told: 'Five hours', mine: 'five days' }],
  ['Arsenal win the title for first time in 22 years', null],
  ['Coach leaves after five days', null],
  ['A boy of 17 years wins', null],
  ['He won in 17 years old shoes', null],
])('the same number of another unit: %s', (headline, span) => {
  expect(spanIn(headline)).toEqual(span)
})

it.each([
  ['NextEra strikes $66.8 billion deal', { told: '$66.8 billion', mine: '$66.80' }],
  ['Previews bring in $12M', { told: '$12M', mine: '$12' }],
  ['Fund of £1.8bn announced', { told: '£1.8bn', mine: '£1.80' }],
  ['A ticket for $12', null],
  ['A rise of $0.4 million', null],
])('the same digits of small money: %s', (headline, sum) => {
  expect(sumIn(headline)).toEqual(sum)
})

it.each([
  ['Fight averaged over 12 million viewers on Netflix', { told: '12 million viewers', mine: '12 viewers' }],
  ['Finale attracts 6.74 Million Viewers', { told: '6.74 million viewers', mine: '6 viewers' }],
  ['App reaches 40,000 users', { told: '40,000 users', mine: '40 users' }],
  ['Meta reassigns 7,000 employees', null],
  ['Channel has 1 million viewers', null],
])('the same digits of a small crowd, only of those who watch and use: %s', (headline, crowd) => {
  expect(crowdIn(headline)).toEqual(crowd)
})
