import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { act, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { type RenderedPiece, renderPiece } from '../../test-support/render-piece'
import { HowToRead } from './how-to-read'

let piece: RenderedPiece | undefined
afterEach(() => piece?.remove())

const trends = [
  { ...buildTrendDetail(1), sources: ['wikipedia', 'bluesky'] as const },
  { ...buildTrendDetail(2), sources: ['github'] as const },
]

function Chip() {
  const [isOpen, setIsOpen] = useState(false)
  return <HowToRead trends={trends} isOpen={isOpen} onOpen={setIsOpen} />
}

async function open() {
  const router = createRouter({
    routeTree: createRootRoute({ component: Chip }),
    history: createMemoryHistory(),
  })
  await router.load()
  const rendered = await renderPiece(<RouterProvider router={router} />)
  piece = rendered
  const chip = rendered.element.querySelector('button') as HTMLButtonElement
  await act(async () => chip.click())
  await expect.poll(() => rendered.element.querySelector('dialog')).not.toBeNull()
  return { chip, element: rendered.element }
}

it('unfolds the five signs, and names only sources whose bands are in view', async () => {
  const { chip, element } = await open()
  expect(chip.getAttribute('aria-expanded')).toBe('true')
  expect(chip.getAttribute('aria-controls')).toBe(element.querySelector('dialog')?.id)
  expect([...element.querySelectorAll('strong')].map((title) => title.textContent)).toEqual([
    'Size.',
    'Ring.',
    'Pulse.',
    'Glow.',
    'Line.',
  ])
  const sources = element.querySelector('ul[aria-label="Sources in view"]')
  expect([...(sources?.children ?? [])].map((source) => source.textContent)).toEqual(['Wikipedia', 'Bluesky'])
})

it('folds up with Escape and with the chip itself', async () => {
  const { chip, element } = await open()
  await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
  expect(element.querySelector('dialog')).toBeNull()
  expect(chip.getAttribute('aria-expanded')).toBe('false')
  await act(async () => chip.click())
  expect(element.querySelector('dialog')).not.toBeNull()
  await act(async () => chip.click())
  expect(element.querySelector('dialog')).toBeNull()
})
