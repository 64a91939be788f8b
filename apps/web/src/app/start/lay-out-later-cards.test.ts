// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { layOutLaterCards } from './lay-out-later-cards'

const idle: (() => void)[] = []

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
  document.body.innerHTML = '<ul><li></li><li class="later-card-on-phones"></li><li class="later-card"></li></ul>'
})
afterEach(() => {
  vi.unstubAllGlobals()
  idle.length = 0
  delete document.documentElement.dataset.settled
})

const settled = () => [...document.querySelectorAll('li')].map((card) => card.dataset.settled !== undefined)

it('lays out one later card at a time, and then says so for all lists to come', () => {
  layOutLaterCards()
  expect(settled()).toEqual([false, true, false])
  idle.shift()?.()
  expect(settled()).toEqual([false, true, true])
  expect(document.documentElement.dataset.settled).toBeUndefined()
  idle.shift()?.()
  expect(document.documentElement.dataset.settled).toBe('')
})

it('is done at once on a page without later cards', () => {
  document.body.innerHTML = ''
  layOutLaterCards()
  expect(document.documentElement.dataset.settled).toBe('')
})
