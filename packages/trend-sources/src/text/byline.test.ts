import { describe, expect, it } from 'vitest'
import { isByline, withoutByline } from './byline'

describe('isByline', () => {
  it.each([
    'By Ada Quill',
    'by Ada Quill on behalf of the Leaderboard of 2017',
    'BY ADA QUILL',
    'Author: Grace Vale',
    'By Ada Quill, Grace Vale (Engineers, Harbour Team), and Tom O’Neill',
    'Written by Ada de la Cruz',
    'Por Ada Quill e Grace Vale',
    'By Reuters',
  ])('knows %j', (line) => expect(isByline(line)).toBe(true))

  it.each([
    'By Tuesday the town was flooded.',
    'By Design',
    'by the numbers',
    'Por Favor',
    'Authors of two novels win a prize',
    `By ${'Ada '.repeat(80)}`,
    '',
  ])('does not take %j for one', (line) => expect(isByline(line)).toBe(false))
})

describe('withoutByline', () => {
  it.each([
    ['(AP) — A comet is seen.', 'A comet is seen.'],
    ['WASHINGTON (AP) — A comet is seen.', 'A comet is seen.'],
    ['ST. LOUIS (AP) - A comet is seen.', 'A comet is seen.'],
    ['Nova York, 24 set (EFE).- Um cometa.', 'Um cometa.'],
    ['RIO DE JANEIRO, 24 SET (ANSA) - Um cometa.', 'Um cometa.'],
    ['By Staff Writer A comet is seen.', 'A comet is seen.'],
    ['By Ada Quill and Grace Vale | A comet is seen.', 'A comet is seen.'],
    ['By Ada Quill and friends saw a comet.', 'By Ada Quill and friends saw a comet.'],
    [
      'Prices fell after reports (Reuters) - but not for long.',
      'Prices fell after reports (Reuters) - but not for long.',
    ],
    ['The team (AP) won.', 'The team (AP) won.'],
  ])('makes of %j: %j', (text, rest) => expect(withoutByline(text)).toBe(rest))
})
