import { vi } from 'vitest'

type CanvasOptions = {
  /** Types a browser of this kind writes; others become PNG in silence, as browsers do. */
  readonly writes?: readonly string[]
  /** Whether it draws at all. */
  readonly draws?: boolean
}

/** Everything a drawing asks of a pen, and nothing drawn: the test's document has no canvas. */
function fakePen(): object {
  const ink = {
    width: 10,
    actualBoundingBoxAscent: 8,
    actualBoundingBoxDescent: 2,
    actualBoundingBoxLeft: 0,
    actualBoundingBoxRight: 10,
  }
  const answers: Readonly<Record<string, () => unknown>> = {
    measureText: () => ink,
    createLinearGradient: () => ({ addColorStop: () => undefined }),
    createRadialGradient: () => ({ addColorStop: () => undefined }),
  }
  const kept: Record<PropertyKey, unknown> = {}
  return new Proxy(kept, {
    get: (_, name) => kept[name] ?? answers[String(name)] ?? (() => undefined),
    set: (_, name, value) => {
      kept[name] = value
      return true
    },
  })
}

/** Gives the test's document canvases that take every stroke and write empty files of the type they are asked for. */
export function teachCanvas({ writes = ['image/png', 'image/jpeg', 'image/webp'], draws = true }: CanvasOptions = {}) {
  const pen = fakePen()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => (draws ? pen : null)) as never)
  return vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type = 'image/png') => {
    give(new Blob(['picture'], { type: writes.includes(type) ? type : 'image/png' }))
  })
}
