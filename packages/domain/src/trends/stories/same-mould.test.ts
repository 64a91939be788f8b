import { describe, expect, it } from 'vitest'
import { readHeadline } from './headline'
import { isSameMould } from './same-mould'
import { WordFrequencies } from './word-frequencies'

const frequencies = WordFrequencies.shipped()
const sameMould = (a: string, b: string): boolean => isSameMould(readHeadline(a), readHeadline(b), frequencies)

describe('isSameMould', () => {
  it.each([
    ['Tesla stock jumps 8% after earnings beat', 'Palantir stock jumps 8% after earnings beat'],
    ['Wordle today: hints and answer for November 20', 'Wordle today: hints and answer for November 21'],
    ['Polls close in Berlin state election', 'Polls close in Hamburg state election'],
    ['Ask HN: Who is hiring? (October 2025)', 'Ask HN: Who is hiring? (November 2025)'],
    ['Best Harvest Week laptop deals still live', 'Best Harvest Week kettle deals still live'],
    ['Gridlock hints and answers for today', 'Threadle hints and answers for today'],
    ['16 dead after ferry sinks off Tarsk', '23 dead after ferry sinks off Dunmere'],
    ['Lotto: 16 numbers drawn on Monday', 'Lotto: 23 numbers drawn on Tuesday'],
  ])('sees one sentence in %j and %j', (a, b) => {
    expect(sameMould(a, b)).toBe(true)
    expect(sameMould(b, a)).toBe(true)
  })

  it.each([
    ['Israeli strikes kill eight people in Gaza', 'Israel strikes kill eight people in Gaza'],
    ['Volcano erupts in Iceland', 'Volcano erupts in Iceland again'],
    ['Fed raises interest rates to tame inflation', 'Federal Reserve hikes benchmark rate'],
    ['', 'Polls close'],
    ['Death toll of Tarsk landslide rises to 16', 'Death toll of Tarsk landslide climbs to 23'],
    ['Ferry disaster: 16 dead off Tarsk', 'Ferry disaster: 23 dead off Tarsk'],
    ['Färjeolyckan: 16 döda vid Tarsk', 'Färjeolyckan: 23 döda vid Tarsk'],
    ['Fährunglück: 16 Tote vor Tarsk', 'Fährunglück: 23 Tote vor Tarsk'],
    ['Naufrage du ferry de Tarsk : 16 morts', 'Naufrage du ferry de Tarsk : 23 morts'],
  ])('sees two reports of one thing in %j and %j', (a, b) => {
    expect(sameMould(a, b)).toBe(false)
  })
})
