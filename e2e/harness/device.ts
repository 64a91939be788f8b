import type { Page } from '@playwright/test'

/** A device with little memory: the lowest tier of 3D, which software can draw while a journey waits. */
export async function onSmallDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'deviceMemory', { get: () => 0.25 })
  })
}

/** Runs where a picture is drawn: every call of WebGL is made, and none fills a pixel. */
function paintNothing(): void {
  for (const name of ['drawArrays', 'drawArraysInstanced', 'drawElements', 'drawElementsInstanced']) {
    Object.defineProperty(WebGL2RenderingContext.prototype, name, { value: () => undefined })
  }
}

/**
 * Leaves the pictures of games and of the universe empty, for journeys that are about something else: software would be busy
 * with nothing but filling them. Other journeys have the same pictures painted.
 */
export async function withoutPaint(page: Page): Promise<void> {
  await page.addInitScript(paintNothing)
}

/** The same for pictures that are on show already. */
export async function stopPainting(page: Page): Promise<void> {
  await Promise.all(page.frames().map((frame) => frame.evaluate(paintNothing)))
}

/** Takes WebGL from every canvas, or only from those that are in the document. */
async function takeWebGl(page: Page, from: 'every' | 'shown'): Promise<void> {
  await page.addInitScript((which) => {
    const own = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext')
    const getContext = own?.value as (this: HTMLCanvasElement, ...request: unknown[]) => unknown
    // A context the page opened ahead is no picture yet: it is found lost when the picture is to be drawn with it.
    Object.defineProperty(WebGL2RenderingContext.prototype, 'isContextLost', { value: () => true })
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        const isTaken = kind.startsWith('webgl') && (which === 'every' || this.isConnected)
        return isTaken ? null : getContext.call(this, kind, ...rest)
      },
    })
  }, from)
}

/** A device that cannot draw 3D at all. */
export const withoutWebGl = (page: Page): Promise<void> => takeWebGl(page, 'every')

/** A device that promises 3D and then fails at it: the first look succeeds, every picture after it does not. */
export const withBrokenPicture = (page: Page): Promise<void> => takeWebGl(page, 'shown')

/** A device that opens its graphics and throws at whatever is to be drawn with them. */
export async function withBrokenFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const fail = () => {
      throw new Error('This device draws nothing.')
    }
    for (const name of ['drawArrays', 'drawElements']) {
      Object.defineProperty(WebGL2RenderingContext.prototype, name, { value: fail })
    }
  })
}
