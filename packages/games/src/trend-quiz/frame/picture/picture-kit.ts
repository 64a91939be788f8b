/** Squares that face the eye have no corners of their own: shaders count them. */
export function drawSquares(gl: WebGL2RenderingContext, count: number): void {
  gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, count)
}

export function drawFullScreen(gl: WebGL2RenderingContext): void {
  gl.drawArrays(gl.TRIANGLES, 0, 3)
}

/** Numbers that look random and are the same each time, 0 to 1. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
