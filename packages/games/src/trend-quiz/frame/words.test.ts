import { describe, expect, it } from 'vitest'
import type { FlightState } from '../rules/v1/flight-state'
import { rules } from '../rules/v1/rules'
import { samplePack } from '../testing/sample-pack'
import { dayText, endingText, measured, questionSaid, receiptOf, shareGrid } from './words'

const start = rules.init('words', samplePack, 'normal')
const flight = (change: Partial<FlightState>): FlightState => ({ ...start, ...change })
const question = (gate: number) => {
  const found = samplePack.questions[gate]
  if (found === undefined) throw new Error('The sample has ten questions.')
  return found
}

describe('the words of a flight', () => {
  it('show both numbers, their source and their window, right or wrong', () => {
    const right = receiptOf(question(0), true)
    expect(right).toMatchObject({
      heading: 'Correct: AI Companions',
      source: 'Wikipedia, latest full day',
      isRight: true,
      hasBars: true,
    })
    expect(right.rows.map(({ name, value, isWinner, isChosen }) => [name, value, isWinner, isChosen])).toEqual([
      ['AI Companions', '184,200 views', true, true],
      ['Solarpunk Living', '30,400 views', false, false],
    ])
    const wrong = receiptOf(question(0), false)
    expect(wrong.heading).toBe('Wrong: it was AI Companions')
    expect(wrong.said).toBe(
      'Wrong. AI Companions: 184,200 views. Solarpunk Living: 30,400 views. Wikipedia, latest full day.',
    )
  })

  it('know that the earlier year wins, and that years are no lengths', () => {
    const receipt = receiptOf(question(3), false)
    expect(receipt).toMatchObject({ heading: 'Correct: Analog Revival', hasBars: false })
    expect(receipt.rows[0].value).toBe('2024')
    expect(measured(2_024, 'points')).toBe('2,024 points')
  })

  it('name the answer of a gate that asks about one trend, without figures', () => {
    const { left, right, ...asked } = question(0)
    const about = { source: 'Our archive', window: 'about Wordle', ask: 'For whom did Josh Wardle make Wordle?' }
    const side = (answer: string, value: number) => ({ ...left, value, answer })
    const because = ['He made it for his partner, who loved word games.']
    const told = {
      ...asked,
      ...about,
      unit: 'answers',
      left: side('His pupils', 0),
      right: side('His partner', 1),
      because,
    }
    const receipt = receiptOf(told, true)
    expect(receipt).toMatchObject({ heading: 'Wrong: it was His partner', isRight: false, hasBars: false, because })
    expect(receipt.rows.map(({ name, value }) => [name, value])).toEqual([
      ['His pupils', ''],
      ['His partner', ''],
    ])
    expect(receipt.said).toBe('Wrong: it was His partner. Our archive, about Wordle.')
    expect(questionSaid(told, 0)).toContain('Left: His pupils. Right: His partner.')
    expect(receiptOf({ ...asked, left, right }, true).because).toEqual([])
  })

  it.each([
    ['points', '1 point'],
    ['searches', '1 search'],
    ['hours ago', '1 hour ago'],
  ])('count one of %s in the singular', (unit, words) => {
    expect(measured(1, unit)).toBe(words)
    expect(measured(0, unit)).toBe(`0 ${unit}`)
  })

  it('say a question with both its sides', () => {
    expect(questionSaid(question(1), 1)).toBe(
      'Gate 2 of 10. Which has more points on Hacker News? Hacker News, latest full day. Left: Hyper-drill. Right: A Comet You Can See.',
    )
  })

  it('draw the result in signs that name no trend', () => {
    const end = flight({ gatesPassed: 4, wasRight: 0b1011, points: 11_420, end: 'wrecked' })
    expect(shareGrid(samplePack, end)).toBe('Trend Quiz Challenge 22 Nov\n🪐🪐⚫🪐······\n11,420')
    expect(shareGrid(samplePack, flight({ gatesPassed: 10, wasRight: 1023 })).length).toBeLessThan(400)
  })

  it('name the end', () => {
    expect(endingText(flight({ end: 'arrived' }))).toBe('Arrived')
    expect(endingText(flight({ end: 'wrecked', gatesPassed: 6 }))).toBe('The hull gave way after gate 6')
    expect(endingText(flight({ end: 'out_of_time' }))).toBe('Out of time')
  })

  it('read days, and leave alone what is none', () => {
    expect(dayText('2026-01-02')).toBe('2 January')
    expect(dayText('someday')).toBe('someday')
  })
})
