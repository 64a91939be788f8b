import { describe, expect, it } from 'vitest'
import { readHeadline } from './headline'
import { numberedApart, sharesFirstNameOnly, tellsTwoThings } from './told-apart'

describe('numberedApart', () => {
  it.each([
    ['Apple unveils iPhone 17 with thinner design', 'Apple unveils iPhone 16 with AI features'],
    ['Storm Eowyn: red warning for Ireland', 'Storm Amy: amber warning for Scotland'],
    ['Artemis II crew named', 'Artemis III landing moves again'],
    ['Hurricane Milton makes landfall', 'Hurricane Helene leaves millions without power'],
  ])('keeps %j and %j apart', (a, b) => {
    expect(numberedApart(a, b)).toBe(true)
    expect(numberedApart(b, a)).toBe(true)
  })

  it.each([
    ['Apple unveils iPhone 17', 'iPhone 17 goes on sale'],
    ['Storm Amy hits Scotland', 'Thousands without power after storm'],
    ['Boeing 737 crashes', 'Jeju Air jet skids off the runway'],
    ['Blast Kills 16 in Harbour of Tarsk', 'Blast Kills 23 in Harbour of Tarsk'],
    ['At Least 16 Dead After Ferry Sinks', 'At Least 23 Dead After Ferry Sinks'],
  ])('says nothing about %j and %j', (a, b) => {
    expect(numberedApart(a, b)).toBe(false)
  })
})

describe('sharesFirstNameOnly', () => {
  const others = ['Corin Vale wins the 2031 open in Dunmere'].map(readHeadline)

  it('keeps two people of one first name apart, whatever year both name', () => {
    expect(sharesFirstNameOnly(readHeadline('Corin Madder says 2031 is his last season'), others)).toBe(true)
  })

  it('says nothing where more is shared', () => {
    expect(sharesFirstNameOnly(readHeadline('Corin Vale on the shot of his life'), others)).toBe(false)
    expect(sharesFirstNameOnly(readHeadline('Corin Madder misses the cut in Dunmere'), others)).toBe(false)
  })
})

describe('tellsTwoThings', () => {
  it.each([
    ['Tarskan premier resigns. And, Dunmere floods ease', true],
    ['Tarskan premier resigns. Dunmere floods ease', false],
    ['U.S. And Tarsk Near Deal', false],
    ['Floods, fires and storms in Dunmere', false],
  ])('of %j is %j', (title, told) => {
    expect(tellsTwoThings(readHeadline(title))).toBe(told)
  })
})
