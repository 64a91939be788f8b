import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FloatingButtonSettings } from '@trendverse/domain/social/floating-button'
import { DEFAULT_SOCIAL_SETTINGS } from '@trendverse/domain/social/social-settings'
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { type Services, ServicesContext } from '../../backend/services'
import { AlertProvider } from '../../components/overlays/alert-provider'
import { renderPiece } from '../../test-support/render-piece'
import { FloatingButton } from './floating-button'

let piece: Awaited<ReturnType<typeof renderPiece>> | undefined
const innerWidth = window.innerWidth
afterEach(async () => {
  await piece?.remove()
  piece = undefined
  window.innerWidth = innerWidth
  window.localStorage.clear()
})

/** The button as a site sets it, with its menu open where there is one. */
async function open(changes: Partial<FloatingButtonSettings>) {
  const { links, button } = DEFAULT_SOCIAL_SETTINGS
  const data = { links, button: { ...button, ...changes }, redirects: {} }
  // What the button reaches for.
  const services = {
    call: async () => ({ data }),
    publicUrl: 'https://trends.example',
    isClosed: () => false,
    subscribeToClosing: () => () => undefined,
  } as unknown as Services
  piece = await renderPiece(
    <ServicesContext value={services}>
      <AlertProvider>
        <FloatingButton path="/about" />
      </AlertProvider>
    </ServicesContext>,
  )
  const { element } = piece
  await act(async () => element.querySelector<HTMLElement>('.floating-opener')?.click())
  const items = [...element.querySelectorAll('.floating-item')]
  return {
    box: element.querySelector<HTMLElement>('.floating'),
    names: items.map((item) => item.getAttribute('aria-label')),
    labels: items.map((item) => item.textContent),
  }
}

it('stands where it is on, and nowhere where it is off (FL-09, enabled)', async () => {
  expect((await open({ enabled: true })).box).not.toBeNull()
  await piece?.remove()
  expect((await open({ enabled: false })).box).toBeNull()
})

it('stands where the site puts it (FL-09, position)', async () => {
  expect((await open({ position: { x: 300, y: 200 } })).box?.style.translate).toBe('300px 200px')
})

it('names its signs, or leaves them to speak for themselves (FL-09, showLabels)', async () => {
  expect((await open({ showLabels: true })).labels.slice(0, 2)).toEqual(['Quick share', 'Facebook'])
  await piece?.remove()
  const { names, labels } = await open({ showLabels: false })
  expect(labels.join('')).toBe('')
  expect(names.every((name) => name !== null && name !== '')).toBe(true)
})

it('moves or keeps still (FL-09, animationEnabled)', async () => {
  expect((await open({ animationEnabled: true })).box?.hasAttribute('data-animated')).toBe(true)
  await piece?.remove()
  expect((await open({ animationEnabled: false })).box?.hasAttribute('data-animated')).toBe(false)
})

it('begins with sharing the page, or with the platforms (FL-09, quickShare)', async () => {
  expect((await open({ quickShare: true })).names[0]).toBe('Quick share')
  await piece?.remove()
  const { names } = await open({ quickShare: false })
  expect(names).toHaveLength(5)
  expect(names).not.toContain('Quick share')
})

/** What the style sheet hides the button by. */
const HIDDEN = /^(:root:has\(.*\) \.floating) \{\n {2}display: none;/m.exec(
  readFileSync(join(import.meta.dirname, 'floating-button.css'), 'utf8'),
)?.[1]

it.each([
  ['a question that is being answered', '<div data-answering></div>', true],
  ['an open window or panel', '<dialog open></dialog>', true],
  ['a window that is closed', '<dialog></dialog>', false],
])('is out of the way of %s: %s', async (_, markup, isHidden) => {
  const { box } = await open({})
  const beside = document.createElement('div')
  beside.innerHTML = markup
  document.body.append(beside)
  expect(HIDDEN).toBeDefined()
  expect(box?.matches(HIDDEN ?? '')).toBe(isHidden)
  beside.remove()
})

/** A header whose room for the button is laid out. */
function addHeader(isSticky: boolean): HTMLElement {
  const header = document.createElement('header')
  header.dataset.theme = 'dark'
  header.style.position = isSticky ? 'sticky' : 'static'
  const slot = document.createElement('span')
  slot.dataset.shareSlot = ''
  slot.getBoundingClientRect = () => DOMRect.fromRect({ x: 200, y: 10, width: 44, height: 44 })
  header.append(slot)
  document.body.append(header)
  return header
}

it.each([
  [true, 'in the header'],
  [false, 'in a header that scrolls away'],
])('lies in the header of a narrow window, sticky or not: %s', async (isSticky, lies) => {
  window.innerWidth = 1_023
  const header = addHeader(isSticky)
  const { box } = await open({})
  expect(box?.dataset.docked).toBe(lies)
  expect(box?.dataset.theme).toBe('dark')
  expect(box?.style.translate).toBe('200px 10px')
  header.remove()
})

it('floats beside the page of a wider one, whatever room its header has (FL-10)', async () => {
  window.innerWidth = 1_024
  const header = addHeader(true)
  const { box } = await open({})
  expect(box?.dataset.docked).toBeUndefined()
  expect(box?.style.translate).toBe('20px 100px')
  header.remove()
})

it('lies in the header of another view, which is drawn after the view was chosen', async () => {
  window.innerWidth = 1_023
  const { box } = await open({})
  expect(box?.dataset.docked).toBeUndefined()
  document.documentElement.dataset.view = 'list'
  // React draws the new header after the root's attribute has changed.
  await Promise.resolve()
  const header = addHeader(true)
  await act(() => new Promise(requestAnimationFrame))
  expect(box?.dataset.docked).toBe('in the header')
  delete document.documentElement.dataset.view
  header.remove()
})

it('lies in no header once it was placed', async () => {
  window.innerWidth = 1_023
  const header = addHeader(true)
  const { box } = await open({ position: { x: 300, y: 200 } })
  expect(box?.dataset.docked).toBeUndefined()
  header.remove()
})

it('makes way while a narrow page is scrolled down, and comes back on the way up', async () => {
  window.innerWidth = 1_023
  await open({ position: { x: 300, y: 200 } })
  await act(async () => piece?.element.querySelector<HTMLElement>('.floating-opener')?.click())
  const scrollTo = async (y: number) => {
    await act(async () => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
      window.dispatchEvent(new Event('scroll'))
    })
    return piece?.element.querySelector<HTMLElement>('.floating')?.dataset.aside
  }
  expect(await scrollTo(4)).toBeUndefined()
  expect(await scrollTo(300)).toBe('true')
  expect(await scrollTo(296)).toBe('true')
  expect(await scrollTo(100)).toBeUndefined()
  await scrollTo(0)
})
