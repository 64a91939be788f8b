import { describe, expect, it } from 'vitest'
import { startBoard } from '../rules/v1/board-state'
import { samplePack } from '../testing/sample-pack'
import { nextBoardText, resultWords, shareGrid, worthText } from './words'

const start = startBoard('words', samplePack)

describe('the words of a board', () => {
  it('say what a guess cost and how many mistakes are left', () => {
    const wrong = { ...start, result: 'wrong', mistakes: 3 } as const
    expect(resultWords({ ...start, result: 'one_away', mistakes: 2 })).toBe('One away: −50 points. 2 mistakes left.')
    expect(resultWords(wrong)).toBe('Not a group: −50 points. 1 mistake left.')
    expect(resultWords({ ...wrong, mistakes: 4, end: 'failed' })).toBe('Not a group: −50 points. No mistakes left.')
  })

  it('say what a group is worth, bonuses after it', () => {
    expect(worthText(0, { ...start, found: [0] })).toBe('Easy: 200 points')
    expect(worthText(3, { ...start, found: [3] })).toBe('Hardest: 350 points, +200 for finding it first')
  })

  it('name the day of a shared result as the other games do', () => {
    const day = { ...samplePack, day: '2026-11-25' }
    expect(shareGrid({ ...start, points: 1_050 }, day)).toBe('Meme Maker 25 Nov\n1,050')
  })

  it.each([
    ['UTC', '00:00'],
    ['Europe/Berlin', '01:00'],
    ['Asia/Kolkata', '05:30'],
  ])('name the hour of the next board by the clock of the player: %s', (timeZone, time) => {
    const lastMs = Date.UTC(2026, 10, 26) - 1
    expect(nextBoardText({ day: '2026-11-25' }, lastMs, timeZone)).toBe(`A new puzzle opens at ${time}, your time.`)
  })

  it('say that the next board is open once its day has begun', () => {
    expect(nextBoardText({ day: '2026-11-25' }, Date.UTC(2026, 10, 26))).toBe('There’s a new puzzle today.')
  })
})
