import { expect, it } from 'vitest'
import { HOME_VIEW } from './camera-views'
import { keepCamera, takeKeptView } from './kept-camera'

const SIZE = { widthPx: 1440, heightPx: 900 }
const turned = { ...HOME_VIEW, eye: [4, 9, 48] as const }

it('gives the view that was left back once', () => {
  keepCamera({ selectedId: 'a', ...SIZE, view: turned })
  expect(takeKeptView('a', SIZE)).toBe(turned)
  expect(takeKeptView('a', SIZE)).toBeNull()
})

it.each([
  ['another planet', 'b', SIZE],
  ['no planet', null, SIZE],
  ['a picture of another shape', 'a', { widthPx: 900, heightPx: 1440 }],
])('does not give it to %s', (_, selectedId, size) => {
  keepCamera({ selectedId: 'a', ...SIZE, view: turned })
  expect(takeKeptView(selectedId, size)).toBeNull()
})
