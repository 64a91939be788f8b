import { describe, expect, it } from 'vitest'
import { readHeadline } from './headline'
import { isSameMould, numberedApart } from './told-apart'
import { WordFrequencies } from './word-frequencies'

const frequencies = WordFrequencies.shipped()
const sameMould = (a: string, b: string): boolean => isSameMould(readHeadline(a), readHeadline(b), frequencies)

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
  ])('says nothing about %j and %j', (a, b) => {
    expect(numberedApart(a, b)).toBe(false)
  })
})

describe('isSameMould', () => {
  it.each([
    ['Tesla stock jumps 8% after earnings beat', 'Palantir stock jumps 8% after earnings beat'],
    ['Wordle today: hints and answer for November 20', 'Wordle today: hints and answer for November 21'],
    ['Polls close in Berlin state election', 'Polls close in Hamburg state election'],
    ['Ask HN: Who is hiring? (October 2025)', 'Ask HN: Who is hiring? (November 2025)'],
  ])('sees one sentence in %j and %j', (a, b) => {
    expect(sameMould(a, b)).toBe(true)
    expect(sameMould(b, a)).toBe(true)
  })

  it.each([
    ['Israeli strikes kill eight people in Gaza', 'Israel strikes kill eight people in Gaza'],
    ['Volcano erupts in Iceland', 'Volcano erupts in Iceland again'],
    ['Fed raises interest rates to tame inflation', 'Federal Reserve hikes benchmark rate'],
    ['', 'Polls close'],
  ])('sees two reports of one thing in %j and %j', (a, b) => {
    expect(sameMould(a, b)).toBe(false)
  })
})
