import type { AnyRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { fadeIntoStory } from './fade-into-story'

const click = (keys: Partial<MouseEvent> = {}) =>
  ({ metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, ...keys }) as MouseEvent

afterEach(() => {
  document.body.replaceChildren()
  Reflect.deleteProperty(document, 'startViewTransition')
  vi.unstubAllGlobals()
})

function travel(event: MouseEvent, reducedMotion = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }))
  const main = document.createElement('main')
  main.id = 'main'
  const animate = vi.fn<Element['animate']>()
  main.animate = animate
  document.body.append(main)
  const listeners: (() => void)[] = []
  const stop = vi.fn()
  const router = {
    subscribe: (_: string, listener: () => void) => {
      listeners.push(listener)
      return stop
    },
  } as unknown as AnyRouter
  fadeIntoStory(router, event)
  for (const listener of listeners) listener()
  return { fades: animate.mock.calls.length, stops: stop.mock.calls.length }
}

it('fades the story in once where the browser has no view transitions', () => {
  expect(travel(click())).toEqual({ fades: 1, stops: 1 })
})

it('leaves it to the browser that has them', () => {
  Object.assign(document, { startViewTransition: () => undefined })
  expect(travel(click())).toEqual({ fades: 0, stops: 0 })
})

it('does nothing under reduced motion, nor for a story opened in another tab', () => {
  expect(travel(click(), true).fades).toBe(0)
  expect(travel(click({ ctrlKey: true })).stops).toBe(0)
})
