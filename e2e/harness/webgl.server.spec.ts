import { expect, test } from '@playwright/test'

test('the browser of the journeys draws WebGL 2, in software where there is no graphics card', async ({ page }) => {
  const pixel = await page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl2')
    if (gl === null) return null
    gl.clearColor(0, 0.4, 1, 1)
    gl.clear(gl.COLOR_BUFFER_BIT)
    const rgba = new Uint8Array(4)
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, rgba)
    return [...rgba]
  })
  expect(pixel).toEqual([0, 102, 255, 255])
})
