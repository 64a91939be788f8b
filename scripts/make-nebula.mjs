/**
 * Paints the sky behind the universe: an equirectangular nebula in two sizes, as WebP.
 * Run with `npx tsx scripts/make-nebula.mjs`; needs a Chromium (`CHROMIUM_PATH`, or Playwright's own). A preview width
 * may be given: `npx tsx scripts/make-nebula.mjs 1024 preview.webp`.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { NOISE_GLSL } from '../apps/web/src/features/universe/canvas/shaders/noise.ts'

const SKY_FOLDER = new URL('../apps/web/public/sky/', import.meta.url)
const TILE = 256

const FRAGMENT = `#version 300 es
precision highp float; precision highp int;
uniform vec2 origin, whole; out vec4 result;
${NOISE_GLSL}
void main(){
  vec2 at=(origin+gl_FragCoord.xy)/whole;
  float lon=(at.x-.5)*6.2831853, lat=(.5-at.y)*3.14159265;
  vec3 d=vec3(cos(lat)*sin(lon),sin(lat),-cos(lat)*cos(lon)), p=d*1.45+vec3(4.7,1.9,8.3);
  vec3 q=warp(p,5), r=warp(p*1.3+q*1.7,4);
  float across=dot(d,normalize(vec3(-.46,.86,.12)))+q.x*.34+r.y*.1;
  float band=exp(-pow(across*2.15,2.)), core=exp(-pow(across*4.6,2.));
  float gas=fbm(p*1.25+q*2.1+r*.5,7), wisps=ridged(p*1.9+q*1.9+r*.6,7), dust=ridged(p*1.55+q*1.4+3.,6);
  float veil=smoothstep(-.24,.5,gas)*band;
  vec3 color=vec3(.0011,.0013,.0036)+vec3(.0012,.0010,.0040)*smoothstep(-.3,.5,fbm(p*.8+9.,4));
  color+=vec3(.072,.014,.165)*veil*(.3+1.2*smoothstep(.3,.95,wisps));
  color+=vec3(.004,.070,.125)*pow(max(q.y+.2,0.),1.6)*2.1*band*(.45+smoothstep(.25,.9,wisps));
  color+=vec3(.24,.05,.11)*pow(smoothstep(.1,.55,gas),2.)*band*.85;
  color+=vec3(.30,.16,.13)*core*pow(max(gas+.14,0.),2.2)*.6;
  color+=vec3(.10,.10,.2)*core*.035*(1.+fbm(d*46.,4)*1.8);
  float lane=smoothstep(.34,.8,dust)*smoothstep(.05,.7,band);
  color*=mix(1.,.16,lane);
  color=max(color,vec3(.0009,.001,.0028));
  color=1.-exp(-color*.95);
  vec3 encoded=mix(color*12.92,1.055*pow(color,vec3(1./2.4))-.055,step(.0031308,color));
  result=vec4(encoded,1.);
}`

/**
 * Runs in the page: draws tile by tile, so that no single draw is long enough for a watchdog to end it.
 *
 * @param {{ fragment: string, width: number, tile: number, quality: number }} order
 */
function paint({ fragment, width, tile, quality }) {
  const height = width / 2
  const glCanvas = Object.assign(document.createElement('canvas'), { width: tile, height: tile })
  const gl = glCanvas.getContext('webgl2', { preserveDrawingBuffer: true })
  if (gl === null) throw new Error('This browser draws no WebGL 2.')
  const program = gl.createProgram()
  const vertex = '#version 300 es\nin vec2 at; void main(){ gl_Position=vec4(at,0.,1.); }'
  for (const { type, source } of [
    { type: gl.VERTEX_SHADER, source: vertex },
    { type: gl.FRAGMENT_SHADER, source: fragment },
  ]) {
    const shader = gl.createShader(type)
    if (shader === null) throw new Error('This browser makes no shader.')
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) {
      throw new Error(gl.getShaderInfoLog(shader) ?? 'A shader does not compile.')
    }
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  gl.useProgram(program)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)
  gl.uniform2f(gl.getUniformLocation(program, 'whole'), width, height)
  const picture = Object.assign(document.createElement('canvas'), { width, height })
  const context = picture.getContext('2d')
  if (context === null) throw new Error('This browser draws no pictures.')
  for (let y = 0; y < height; y += tile) {
    for (let x = 0; x < width; x += tile) {
      // Rows of the drawing run upwards, rows of the picture downwards: the tile is flipped when it is copied.
      gl.uniform2f(gl.getUniformLocation(program, 'origin'), x, y)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
      context.save()
      context.translate(x, y + tile)
      context.scale(1, -1)
      context.drawImage(glCanvas, 0, 0)
      context.restore()
    }
  }
  return picture.toDataURL('image/webp', quality).split(',')[1] ?? ''
}

function browserPath() {
  const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome']
  return candidates.find((path) => path && existsSync(path))
}

const executablePath = browserPath()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
})
try {
  const page = await browser.newPage()
  const [previewWidth, previewPath] = process.argv.slice(2)
  const jobs = previewWidth
    ? [{ width: Number(previewWidth), path: previewPath ?? 'nebula-preview.webp' }]
    : [4096, 2048].map((width) => ({ width, path: fileURLToPath(new URL(`nebula-${width}.webp`, SKY_FOLDER)) }))
  for (const { width, path } of jobs) {
    const base64 = await page.evaluate(paint, { fragment: FRAGMENT, width, tile: TILE, quality: 0.86 })
    const bytes = Buffer.from(base64, 'base64')
    writeFileSync(path, bytes)
    console.log(`${path}: ${width} x ${width / 2}, ${Math.round(bytes.length / 1024)} KB`)
  }
} finally {
  await browser.close()
}
