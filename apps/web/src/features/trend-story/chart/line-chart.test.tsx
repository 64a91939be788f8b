import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { type RenderedPiece, renderPiece } from '../../../test-support/render-piece'
import type { ChartSeries } from './chart-reading'
import { LineChart } from './line-chart'

const readings = [10, 20, null, 40].map((value, index) => ({ atMs: Date.UTC(2026, 2, 14, 9, index * 10), value }))
const series: ChartSeries = { kind: 'count', readings }
const chart = <LineChart series={series} unit="points" label="Points on Hacker News" />

let piece: RenderedPiece | undefined
afterEach(() => piece?.remove())

const slider = () => piece?.element.querySelector<HTMLElement>('[role=slider]') as HTMLElement
const press = (key: string) =>
  act(async () => void slider().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))

describe('LineChart', () => {
  it('tells its latest reading before anyone asks, on the server too', () => {
    const markup = renderToStaticMarkup(chart)
    expect(markup).toContain('aria-valuetext="40 points, 14 Mar 2026, 09:30"')
    expect(markup).toContain('aria-label="Points on Hacker News"')
  })

  it('goes from reading to reading by keyboard, over gaps, and stops at the ends', async () => {
    piece = await renderPiece(chart)
    const told = () => slider().getAttribute('aria-valuetext')?.split(',')[0]
    await press('ArrowLeft')
    expect(told()).toBe('20 points')
    await press('ArrowLeft')
    await press('ArrowLeft')
    expect(told()).toBe('10 points')
    expect(slider().getAttribute('aria-valuenow')).toBe('1')
    await press('End')
    expect(told()).toBe('40 points')
  })

  it('shows the reading in words while it is looked at, and the latest again afterwards', async () => {
    piece = await renderPiece(chart)
    const words = () => piece?.element.querySelector('p')?.textContent
    await act(async () => slider().focus())
    await press('Home')
    expect(words()).toMatch(/^10 points14 Mar 2026/)
    await act(async () => slider().blur())
    expect(words()).toMatch(/^40 pointslatest, /)
  })

  it('stays upright when the readings become fewer', async () => {
    piece = await renderPiece(chart)
    await act(async () => slider().focus())
    const fewer = { ...series, readings: readings.slice(0, 2) }
    await piece.show(<LineChart series={fewer} unit="points" label="Points on Hacker News" />)
    expect(slider().getAttribute('aria-valuetext')).toContain('20 points')
  })
})
