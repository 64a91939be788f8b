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
afterEach(async () => {
  await piece?.remove()
  piece = undefined
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
