import type { Page } from '@playwright/test'

/** A device with little memory: the lowest tier of 3D, which software can draw while a journey waits. */
export async function onSmallDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'deviceMemory', { get: () => 0.25 })
  })
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
