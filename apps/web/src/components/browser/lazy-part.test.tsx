import { act, type ComponentType } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type RenderedPiece, renderPiece } from '../../test-support/render-piece'
import { laterPart } from './later-part'
import { lazyPart, optionalPart } from './lazy-part'
import { ON_ITS_WAY } from './on-its-way'

const LOST = 'This part didn’t load. Try again'
let page: RenderedPiece | undefined

beforeEach(() => {
  // React reports what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(async () => {
  await page?.remove()
  vi.restoreAllMocks()
})

function Greeting({ name }: { readonly name: string }) {
  return <p>Hello, {name}</p>
}

/** Fails as often as it is told, then loads. */
const failing = (times: number) => {
  let left = times
  return vi.fn<() => Promise<ComponentType<{ readonly name: string }>>>(async () => {
    left -= 1
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module')
    return Greeting
  })
}
const text = () => page?.element.textContent
const tryAgain = () => act(async () => page?.element.querySelector('button')?.click())

it('stands in its place once its code is here', async () => {
  const Part = lazyPart(failing(0))
  page = await renderPiece(<Part name="Ada" fallback="Loading" />)
  await vi.waitFor(() => expect(text()).toBe('Hello, Ada'))
})

it('says that its code was lost, leaves the page alone, and is there after another try', async () => {
  const load = failing(2)
  const Part = lazyPart(load)
  page = await renderPiece(
    <main>
      The page <Part name="Ada" />
    </main>,
  )
  await vi.waitFor(() => expect(text()).toBe(`The page ${LOST}`))
  await tryAgain()
  await vi.waitFor(() => expect(text()).toBe(`The page ${LOST}`))
  await tryAgain()
  await vi.waitFor(() => expect(text()).toBe('The page Hello, Ada'))
  expect(load).toHaveBeenCalledTimes(3)
})

it('says nothing where it is optional', async () => {
  const load = failing(9)
  const Part = optionalPart(load)
  page = await renderPiece(<Part name="Ada" fallback="A resting place" />)
  await vi.waitFor(() => expect(text()).toBe(''))
  expect(page.element.querySelector('[role=alert]')).toBeNull()
})

it('a later part that is lost takes presses itself, and can be tried again', async () => {
  const { Slot } = laterPart(failing(1), 'Loading')
  page = await renderPiece(<Slot name="Ada" />)
  await vi.waitFor(() => expect(text()).toBe(LOST))
  expect(page.element.querySelector(`[${ON_ITS_WAY}]`)).toBeNull()
  await tryAgain()
  await vi.waitFor(() => expect(text()).toBe('Hello, Ada'))
})

it('lets what was recorded before be done when its code is lost, as when it comes', async () => {
  const onItsWay = () => page?.element.querySelector(`[${ON_ITS_WAY}]`) ?? null
  const replay = vi.fn<(waiting: Element | null) => void>()
  vi.stubGlobal('earlyInput', { openedAt: '', replay: () => replay(onItsWay()) })
  const { Slot } = laterPart(failing(1), 'Loading')
  page = await renderPiece(<Slot name="Ada" />)
  await vi.waitFor(() => expect(text()).toBe(LOST))
  expect(replay.mock.calls).toEqual([[null]])
  await tryAgain()
  await vi.waitFor(() => expect(text()).toBe('Hello, Ada'))
  expect(replay.mock.calls).toEqual([[null], [null]])
  vi.unstubAllGlobals()
})
