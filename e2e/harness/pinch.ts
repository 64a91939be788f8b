import type { Page } from '@playwright/test'

/** Two fingers over a point, which come so much nearer to each other or go apart, CSS pixels. */
export type Pinch = {
  readonly x: number
  readonly y: number
  readonly from: number
  readonly to: number
}

const STEP_PX = 10

/** Pinches a page that can be touched. */
export async function pinch(page: Page, { x, y, from, to }: Pinch): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const at = (apart: number) => [
    { x: x - apart / 2, y, id: 1 },
    { x: x + apart / 2, y, id: 2 },
  ]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
  const step = Math.sign(to - from) * STEP_PX
  for (let moved = step; Math.abs(moved) <= Math.abs(to - from); moved += step) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(from + moved) })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}
