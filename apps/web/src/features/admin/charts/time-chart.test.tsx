import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { renderPiece } from '../../../test-support/render-piece'
import { TimeChart } from './time-chart'

/** The code that draws is on its way until a test lets it arrive. */
const code = vi.hoisted(() => {
  let arrive = (): void => undefined
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  return { arrived, arrive }
})
vi.mock(import('./draw-chart'), async (original) => {
  await code.arrived
  return original()
})

const DAYS = [Date.UTC(2026, 2, 1), Date.UTC(2026, 2, 2)]
const SERIES = [
  { label: 'Quizzes', tone: 'accent', values: [3, 1_200] },
  { label: 'Memes', tone: 'other', values: [null, 2] },
] as const

it('reads as a table, the latest first, once somebody asks for it', async () => {
  const piece = await renderPiece(<TimeChart title="Uses" times={DAYS} series={SERIES} />)
  const button = piece.element.querySelector('button')
  expect(button?.textContent).toBe('Show as table')
  expect(piece.element.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
    'March 1, 2026 to March 2, 2026. Quizzes: at most 1,200, on March 2, 2026. Memes: at most 2, on March 2, 2026.',
  )
  await act(async () => button?.click())
  const rows = [...piece.element.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th,td')].map(({ textContent }) => textContent),
  )
  expect(rows).toEqual([
    ['When', 'Quizzes', 'Memes'],
    ['March 2, 2026', '1,200', '2'],
    ['March 1, 2026', '3', 'none'],
  ])
  expect(button?.getAttribute('aria-pressed')).toBe('true')
  await piece.remove()
})

it('shows the table where nothing can be drawn', async () => {
  code.arrive()
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const piece = await renderPiece(<TimeChart title="Uses" times={DAYS} series={SERIES} />)
  const rowsShown = async () => {
    await act(async () => {})
    return piece.element.querySelectorAll('tbody tr').length
  }
  await expect.poll(rowsShown).toBe(2)
  expect(warned).toHaveBeenCalled()
  await piece.remove()
})
