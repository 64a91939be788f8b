import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type RenderedPiece, renderPiece } from '../../../test-support/render-piece'
import { createStage, type Stage } from './stage'
import { useZoom } from './use-zoom'

/** One notch, pixels. */
const NOTCH = 100

let section: HTMLElement
let stage: Stage
/** What the camera was asked to move by. */
let asked: number[]
let piece: RenderedPiece | undefined

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  section = document.createElement('section')
  document.body.append(section)
  asked = []
  stage = createStage(false)
  // A camera as far away as it goes.
  stage.zoom = (away) => {
    asked.push(away)
    return Math.max(0, away)
  }
})
afterEach(async () => {
  await piece?.remove()
  section.remove()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

type PictureProps = { readonly isFree?: boolean; readonly onPullBack?: () => void }

function Picture({ isFree = true, onPullBack }: PictureProps) {
  const isHinted = useZoom({ stage, section, isFree, onPullBack })
  return (
    <>
      <output>{isHinted ? 'there is more' : ''}</output>
      <input />
    </>
  )
}

const hint = () => piece?.element.querySelector('output')?.textContent

/** Whether the event was taken from the browser. */
async function send(target: EventTarget | null | undefined, event: Event): Promise<boolean> {
  let isLeft = true
  await act(async () => {
    isLeft = target?.dispatchEvent(event) ?? true
  })
  return !isLeft
}
const turn = (init: WheelEventInit = {}) =>
  send(section, new WheelEvent('wheel', { deltaY: NOTCH, cancelable: true, ...init }))
const press = (key: string, init: KeyboardEventInit = {}, target: EventTarget | null | undefined = document.body) =>
  send(target, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }))

it('moves the camera by wheel and keys where there is no galaxy, and promises none', async () => {
  piece = await renderPiece(<Picture />)
  expect([await turn(), await turn({ deltaY: -NOTCH }), await press('-'), await press('+')]).toEqual(
    Array(4).fill(true),
  )
  expect(asked.map(Math.sign)).toEqual([1, -1, 1, -1])
  for (let more = 0; more < 8; more++) {
    await press('-')
    vi.advanceTimersByTime(200)
    expect(hint()).toBe('')
  }
})

it('leads to the galaxy where there is one, after a word about it', async () => {
  const onPullBack = vi.fn()
  piece = await renderPiece(<Picture onPullBack={onPullBack} />)
  await press('-')
  await press('-')
  expect(hint()).toBe('there is more')
  expect(onPullBack).not.toHaveBeenCalled()
  vi.advanceTimersByTime(500)
  await press('-')
  expect(onPullBack).toHaveBeenCalledOnce()
  expect(hint()).toBe('')
})

it('leaves the wheel to a page that scrolls, and Ctrl with it to the browser', async () => {
  piece = await renderPiece(<Picture />)
  expect(await turn({ ctrlKey: true })).toBe(false)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(900)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(600)
  expect(await turn()).toBe(false)
  expect(asked).toEqual([])
})

it('leaves keys to who is writing, and to the browser', async () => {
  piece = await renderPiece(<Picture />)
  expect(await press('-', {}, piece.element.querySelector('input'))).toBe(false)
  expect(await press('-', { ctrlKey: true })).toBe(false)
  expect(await press('a')).toBe(false)
  expect(asked).toEqual([])
})

it('does nothing at a planet, nor by key while the planets are out of sight', async () => {
  piece = await renderPiece(<Picture isFree={false} />)
  expect([await turn(), await press('-')]).toEqual([false, false])
  await piece.show(<Picture />)
  stage.visible = false
  expect(await press('-')).toBe(false)
  expect(asked).toEqual([])
})
