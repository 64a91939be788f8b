// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { SWITCHES_THEME, THEME_KEY } from '../components/browser/theme'
import { memoryStorage } from '../test-support/memory-storage'
import { answerThemeSwitch } from './answer-theme-switch'
import { recordEarlyInput } from './early-input'

it('switches day and night before the page is alive, once, and remembers it', () => {
  const storage = memoryStorage()
  const root = document.documentElement
  root.dataset.theme = 'dark'
  answerThemeSwitch(root, () => storage)
  const early = recordEarlyInput()
  const [theme, other] = [document.createElement('button'), document.createElement('button')]
  theme.setAttribute(SWITCHES_THEME, '')
  const pressed = vi.fn<() => void>()
  other.addEventListener('click', pressed)
  document.body.append(theme, other)

  theme.click()
  expect([root.dataset.theme, storage.getItem(THEME_KEY)]).toEqual(['light', 'light'])
  other.click()
  early.replay()
  expect(root.dataset.theme).toBe('light')
  expect(pressed).toHaveBeenCalled()
  theme.click()
  expect([root.dataset.theme, storage.getItem(THEME_KEY)]).toEqual(['dark', 'dark'])
})
