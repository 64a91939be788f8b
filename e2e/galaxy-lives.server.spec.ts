import { expect, type Page, test } from '@playwright/test'
import { GOES_ON, MOST_HOURS, type TrendLife } from '@trendverse/domain/galaxy/life'
import { lifeLight } from '@trendverse/domain/galaxy/life-light'
import { lifePlace } from '@trendverse/domain/galaxy/life-place'
import { columnsOf } from '@trendverse/domain/galaxy/star-columns'
import { seededNumbers } from '@trendverse/test-support/seeded-numbers'
import { LIVES_GLSL } from '../apps/web/src/features/universe/galaxy/shaders/lives'
import { interleaveStars, STAR_BYTES, STAR_LAYOUT } from '../apps/web/src/features/universe/galaxy/star-buffer'

const COUNT = 10_000
const ARMS = 13
const NOW_HOUR = 60_000
/** Single precision. */
const LIGHT_TOLERANCE = 2e-6
const HEIGHT_TOLERANCE = 2e-6
/** GLSL promises little about sines: those of software graphics are off by some 2^-12, at distances up to 14. */
const PLACE_TOLERANCE = 5e-3

const VERTEX = `#version 300 es
precision highp float; precision highp int;
uniform int hour; uniform float passed,arms;
${LIVES_GLSL}
out vec4 told;
void main(){ told=vec4(lifeLight(),lifePlace()); gl_Position=vec4(0.,0.,0.,1.); }`

const FRAGMENT = '#version 300 es\nprecision highp float; out vec4 color; void main(){ color=vec4(1.); }'

/** Lives of every age, and those at the edges: seen once, still going on, of the longest span. */
function randomLives(): readonly TrendLife[] {
  const random = seededNumbers(31)
  const upTo = (most: number): number => Math.floor(random() * (most + 1))
  return Array.from({ length: COUNT }, (_, index): TrendLife => {
    const longest = index % 3 === 0 ? MOST_HOURS : 200
    const peakHours = index % 7 === 0 ? 0 : upTo(longest)
    const lasted = index % 5 === 0 ? peakHours : Math.min(MOST_HOURS, peakHours + upTo(longest))
    return {
      number: 1 + upTo(0xffff_fffe),
      bornHour: index % 2 === 0 ? NOW_HOUR - upTo(2_000) : upTo(NOW_HOUR),
      peakHours,
      lastHours: index % 4 === 0 ? GOES_ON : lasted,
      reach: upTo(255),
      category: upTo(ARMS - 1),
      family: upTo(65_535),
    }
  })
}

/** What the shader says of every life: its light and its place. */
async function tellByShader(page: Page, lives: readonly TrendLife[], hour: number, passed: number): Promise<number[]> {
  const bytes = [...new Uint8Array(interleaveStars(columnsOf(lives)))]
  return page.evaluate(
    ({ vertex, fragment, layout, stride, data, whole, part, arms }) => {
      const gl = document.createElement('canvas').getContext('webgl2')
      if (gl === null) throw new Error('no WebGL 2')
      const program = gl.createProgram()
      for (const [type, source] of [
        [gl.VERTEX_SHADER, vertex],
        [gl.FRAGMENT_SHADER, fragment],
      ] as const) {
        const shader = gl.createShader(type)
        if (shader === null) throw new Error('no shader')
        gl.shaderSource(shader, source)
        gl.compileShader(shader)
        if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(String(gl.getShaderInfoLog(shader)))
        gl.attachShader(program, shader)
      }
      gl.transformFeedbackVaryings(program, ['told'], gl.INTERLEAVED_ATTRIBS)
      gl.linkProgram(program)
      if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(String(gl.getProgramInfoLog(program)))
      gl.useProgram(program)
      gl.uniform1i(gl.getUniformLocation(program, 'hour'), whole)
      gl.uniform1f(gl.getUniformLocation(program, 'passed'), part)
      gl.uniform1f(gl.getUniformLocation(program, 'arms'), arms)
      gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
      gl.bufferData(gl.ARRAY_BUFFER, new Uint8Array(data), gl.STATIC_DRAW)
      for (const [name, { size, type, offset }] of Object.entries(layout)) {
        const at = gl.getAttribLocation(program, name)
        if (at < 0) continue
        gl.enableVertexAttribArray(at)
        gl.vertexAttribIPointer(at, size, gl[type], stride, offset)
      }
      const count = data.length / stride
      const told = gl.createBuffer()
      gl.bindBufferBase(gl.TRANSFORM_FEEDBACK_BUFFER, 0, told)
      gl.bufferData(gl.TRANSFORM_FEEDBACK_BUFFER, count * 16, gl.STATIC_READ)
      gl.enable(gl.RASTERIZER_DISCARD)
      gl.beginTransformFeedback(gl.POINTS)
      gl.drawArrays(gl.POINTS, 0, count)
      gl.endTransformFeedback()
      const values = new Float32Array(count * 4)
      gl.getBufferSubData(gl.TRANSFORM_FEEDBACK_BUFFER, 0, values)
      return [...values]
    },
    {
      vertex: VERTEX,
      fragment: FRAGMENT,
      layout: STAR_LAYOUT,
      stride: STAR_BYTES,
      data: bytes,
      whole: hour,
      part: passed,
      arms: ARMS,
    },
  )
}

test('the picture and the rules say the same of light and place of 10,000 lives', async ({ page }) => {
  const lives = randomLives()
  for (const [hour, passed] of [
    [NOW_HOUR, 0],
    [NOW_HOUR - 700, 0.75],
  ] as const) {
    const told = await tellByShader(page, lives, hour, passed)
    expect(told).toHaveLength(4 * COUNT)
    let lightOff = 0
    let heightOff = 0
    let placeOff = 0
    for (const [index, life] of lives.entries()) {
      const [light = Number.NaN, x = Number.NaN, y = Number.NaN, z = Number.NaN] = told.slice(4 * index, 4 * index + 4)
      const place = lifePlace(life, hour + passed, ARMS)
      lightOff = Math.max(lightOff, Math.abs(light - lifeLight(life, hour + passed)))
      heightOff = Math.max(heightOff, Math.abs(y - place.y))
      placeOff = Math.max(placeOff, Math.hypot(x - place.x, z - place.z))
    }
    expect(lightOff).toBeLessThan(LIGHT_TOLERANCE)
    expect(heightOff).toBeLessThan(HEIGHT_TOLERANCE)
    expect(placeOff).toBeLessThan(PLACE_TOLERANCE)
  }
})
