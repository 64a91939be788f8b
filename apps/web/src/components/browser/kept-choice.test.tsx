import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { memoryStorage } from '../../test-support/memory-storage'
import { LayoutSwitch } from '../controls/layout-switch'
import { choose, NEWS_LAYOUT, settleChoices, TREND_LAYOUT } from './kept-choice'
import { useKeptChoice } from './use-kept-choice'

const root = document.documentElement
const forbidden = () => {
  throw new DOMException('denied', 'SecurityError')
}

afterEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
  delete root.dataset.trendLayout
  delete root.dataset.newsLayout
})

describe('a kept choice', () => {
  it('is settled before the first paint by what was chosen earlier', () => {
    const storage = memoryStorage()
    choose(TREND_LAYOUT, 'cards', () => storage)
    delete root.dataset.trendLayout
    settleChoices(root, () => storage)
    expect(root.dataset).toMatchObject({ trendLayout: 'cards', newsLayout: 'board' })
  })

  it.each(['', 'columns', '__proto__'])('is the usual one where storage says %j', (stored) => {
    const storage = memoryStorage()
    storage.setItem(TREND_LAYOUT.key, stored)
    settleChoices(root, () => storage)
    expect(root.dataset.trendLayout).toBe('rows')
  })

  it('works without storage, for as long as the page lives', () => {
    settleChoices(root, forbidden)
    expect(root.dataset.newsLayout).toBe('board')
    choose(NEWS_LAYOUT, 'stream', forbidden)
    expect(root.dataset.newsLayout).toBe('stream')
  })
})

function Layout() {
  return <p>{useKeptChoice(TREND_LAYOUT) ?? 'both'}</p>
}

describe('LayoutSwitch', () => {
  it('comes alive in the server’s markup, then tells what is chosen, and changes it for all', async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    root.dataset.trendLayout = 'cards'
    const page = (
      <>
        <LayoutSwitch choice={TREND_LAYOUT} labels={{ rows: 'Rows', cards: 'Cards' }} />
        <Layout />
      </>
    )
    const container = document.createElement('div')
    container.innerHTML = renderToString(page)
    document.body.append(container)
    expect(container.querySelector('p')?.textContent).toBe('both')
    const complaints: unknown[] = []
    const alive = await act(async () => hydrateRoot(container, page, { onRecoverableError: (e) => complaints.push(e) }))
    const pressed = () => container.querySelector('[aria-pressed=true]')?.textContent
    expect([pressed(), container.querySelector('p')?.textContent]).toEqual(['Cards', 'cards'])

    await act(async () => container.querySelector('button')?.click())
    expect([pressed(), container.querySelector('p')?.textContent]).toEqual(['Rows', 'rows'])
    expect(localStorage.getItem(TREND_LAYOUT.key)).toBe('rows')
    expect(complaints).toEqual([])
    await act(async () => alive.unmount())
  })
})
