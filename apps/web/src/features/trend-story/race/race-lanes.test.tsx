import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { type RenderedPiece, renderPiece } from '../../../test-support/render-piece'
import type { Lane, Race } from './build-race'
import { RaceLanes } from './race-lanes'

const at = (minute: number) => Date.UTC(2026, 2, 14, 9, minute)
const lane = (source: Lane['source'], values: readonly (number | null)[]): Lane => ({
  source,
  unit: 'points',
  kind: 'count',
  readings: values.map((value, index) => ({ atMs: at(index * 10), value, stated: false })),
  firstSeenMs: at(0),
  peak: { atMs: at(10), value: 20 },
})
const race: Race = {
  fromMs: at(0),
  toMs: at(30),
  lanes: [lane('hacker-news', [10, 20, null, 15]), lane('lobsters', [null, 4, 5, 6])],
  isCut: false,
}

let piece: RenderedPiece | undefined
afterEach(() => piece?.remove())

const slider = () => piece?.element.querySelector<HTMLElement>('[role=slider]') as HTMLElement
const told = () => slider().getAttribute('aria-valuetext')
const press = (key: string) =>
  act(async () => void slider().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))

describe('RaceLanes', () => {
  it('tells the latest reading of every lane before anyone asks, on the server too', () => {
    const markup = renderToStaticMarkup(<RaceLanes race={race} />)
    expect(markup).toContain('aria-valuetext="14 Mar 2026, 09:30, Hacker News 15 points, Lobsters 6 points"')
    expect(markup).toContain('peak 20')
  })

  it('goes through time by keyboard, says who was not there, and stops at the ends', async () => {
    piece = await renderPiece(<RaceLanes race={race} />)
    await press('ArrowLeft')
    expect(told()).toBe('14 Mar 2026, 09:20, Lobsters 5 points')
    await press('Home')
    expect(told()).toBe('14 Mar 2026, 09:00, Hacker News 10 points')
    await press('ArrowLeft')
    expect(slider().getAttribute('aria-valuenow')).toBe('1')
    await press('End')
    expect(told()).toContain('Hacker News 15 points')
  })

  it('shows the instant that is looked at, and the latest again afterwards', async () => {
    piece = await renderPiece(<RaceLanes race={race} />)
    const words = () => piece?.element.querySelector('.race-now')?.textContent
    await act(async () => slider().focus())
    await press('Home')
    expect(words()).toBe('14 Mar 2026, 09:00')
    await act(async () => slider().blur())
    expect(words()).toBe('as of 14 Mar 2026, 09:30')
  })

  it('stays upright when the readings become fewer', async () => {
    piece = await renderPiece(<RaceLanes race={race} />)
    await act(async () => slider().focus())
    await piece.show(<RaceLanes race={{ ...race, lanes: [lane('hacker-news', [10, 20])], toMs: at(10) }} />)
    expect(told()).toContain('20 points')
  })
})
