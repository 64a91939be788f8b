// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { type Covers, measureCovers } from './use-covers'

const BEFORE: Covers = { top: 70, bottom: 180, boxes: [], list: { left: 1, top: 2, right: 3, bottom: 4 } }

function put(kind: string | null, x: number, y: number, width: number, height: number): HTMLElement {
  const element = document.createElement('div')
  if (kind !== null) element.dataset.covers = kind
  element.getBoundingClientRect = () => DOMRect.fromRect({ x, y, width, height })
  document.body.append(element)
  return element
}
/** The picture begins below something else of the page. */
const picture = () => put(null, 0, 50, 768, 900)

afterEach(() => document.body.replaceChildren())

it('reads how far bar and banner reach into the picture, and where other things lie in it', () => {
  const section = picture()
  put('top', 0, 50, 768, 76.4)
  put('top', 0, 50, 768, 40)
  put('bottom', 40, 700, 688, 220)
  put('box', 600, 720, 120, 40)
  put('list', 150, 118, 320, 400)
  expect(measureCovers(section, BEFORE)).toEqual({
    top: 76,
    bottom: 250,
    boxes: [{ left: 600, top: 670, right: 720, bottom: 710 }],
    list: { left: 150, top: 68, right: 470, bottom: 468 },
  })
})

it('keeps what is hidden just now where it was, and knows no list without a search', () => {
  const section = picture()
  put('top', 0, 0, 0, 0)
  put('bottom', 0, 0, 0, 0)
  put('box', 0, 0, 0, 0)
  const list = put('list', 0, 0, 0, 0)
  expect(measureCovers(section, BEFORE)).toEqual(BEFORE)
  list.remove()
  expect(measureCovers(section, BEFORE).list).toBeNull()
})

it('goes by what is seen where something else of the same edge is hidden', () => {
  const section = picture()
  put('bottom', 40, 850, 688, 100)
  put('bottom', 0, 0, 0, 0)
  put('list', 150, 118, 320, 400)
  put('list', 0, 0, 0, 0)
  expect(measureCovers(section, BEFORE)).toEqual({
    top: 0,
    bottom: 100,
    boxes: [],
    list: { left: 150, top: 68, right: 470, bottom: 468 },
  })
})
