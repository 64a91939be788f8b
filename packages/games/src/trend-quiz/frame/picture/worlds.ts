import type { PlanetKind } from '@trendverse/domain/trends/planets/planet-palettes'
import type { Shader, Shaders } from '../../../frame-kit/shaders'
import { createTarget, createTexture, type Target } from '../../../frame-kit/webgl'
import { bakeFragment } from '../../../frame-kit/world-paint/bake'
import { drawFullScreen } from './picture-kit'
import { FULL_SCREEN_VERTEX } from './shaders/view-block'
import { type WorldLook, written } from './world-look'

/** Two worlds at each gate. */
export type GateWorlds = { readonly left: WorldLook; readonly right: WorldLook }

/** Worlds stand at the gate behind, the one ahead and the next: never more are kept. */
const KEPT_GATES = 3
/** Texels painted a picture, so that no picture waits long. */
const TEXELS_A_STEP = 1 << 14

type Slot = { readonly target: Target; gate: number; isPainted: boolean }

/** The painted surfaces of the worlds nearby. */
export type WorldPaint = {
  /** The two maps of a world; null while they are not painted. */
  maps(gate: number, isLeft: boolean): readonly WebGLTexture[] | null
  /** Has the worlds of a gate painted, little by little. Those of three gates earlier go. */
  queue(gate: number): void
  /** Paints some rows of what is queued. */
  step(): void
  /** Paints the worlds of a gate at once. */
  finish(gate: number): void
  readonly texelWidth: number
}

/**
 * @param width Of the maps, in texels.
 * @param octaves How fine the noise is.
 */
export function createWorldPaint(
  gl: WebGL2RenderingContext,
  shaders: Shaders,
  gates: readonly GateWorlds[],
  width: number,
  octaves: number,
): WorldPaint {
  const height = width / 2
  const brushes = new Map<PlanetKind, Shader>()
  const brushOf = (kind: PlanetKind): Shader => {
    const known = brushes.get(kind)
    if (known !== undefined) return known
    const made = shaders.add(FULL_SCREEN_VERTEX, bakeFragment(kind))
    brushes.set(kind, made)
    return made
  }
  // Compiled while the player reads the start card.
  for (const { left, right } of gates) for (const look of [left, right]) brushOf(look.planet.kind)

  const slots: readonly Slot[] = Array.from({ length: KEPT_GATES * 2 }, () => {
    const map = (): WebGLTexture => createTexture(gl, width, height, { isMipmapped: true, repeats: true })
    return { target: createTarget(gl, width, height, [map(), map()]), gate: -1, isPainted: false }
  })
  const slotOf = (gate: number, isLeft: boolean): Slot | undefined => slots[(gate % KEPT_GATES) * 2 + (isLeft ? 0 : 1)]

  const paintRows = (slot: Slot, look: WorldLook, from: number, rows: number): void => {
    const brush = brushOf(look.planet.kind)
    gl.bindFramebuffer(gl.FRAMEBUFFER, slot.target.frame)
    gl.viewport(0, 0, width, height)
    gl.disable(gl.BLEND)
    gl.enable(gl.SCISSOR_TEST)
    gl.scissor(0, from, width, rows)
    brush.use()
    gl.uniform1i(brush.at('finest'), octaves)
    gl.uniform1f(brush.at('seed'), look.planet.seed)
    for (const [index, hex] of look.planet.surface.entries()) gl.uniform3fv(brush.at(`c${index}`), written(hex))
    drawFullScreen(gl)
    gl.disable(gl.SCISSOR_TEST)
  }
  const complete = (slot: Slot): void => {
    for (const texture of slot.target.textures) {
      gl.bindTexture(gl.TEXTURE_2D, texture)
      gl.generateMipmap(gl.TEXTURE_2D)
    }
    slot.isPainted = true
  }

  const waiting: { readonly gate: number; readonly isLeft: boolean }[] = []
  let rowsDone = 0
  const enqueue = (gate: number, isLeft: boolean): void => {
    const slot = slotOf(gate, isLeft)
    if (slot === undefined || gates[gate] === undefined || slot.gate === gate) return
    slot.gate = gate
    slot.isPainted = false
    waiting.push({ gate, isLeft })
  }
  const paintNext = (rows: number, mayWait: boolean): void => {
    const next = waiting[0]
    if (next === undefined) return
    const slot = slotOf(next.gate, next.isLeft)
    const look = gates[next.gate]?.[next.isLeft ? 'left' : 'right']
    // A jump within a replay may have given the place to another gate meanwhile.
    if (slot?.gate !== next.gate || look === undefined) {
      waiting.shift()
      rowsDone = 0
      return
    }
    if (!mayWait && !brushOf(look.planet.kind).isCompiled()) return
    const now = Math.min(rows, height - rowsDone)
    paintRows(slot, look, rowsDone, now)
    rowsDone += now
    if (rowsDone < height) return
    complete(slot)
    waiting.shift()
    rowsDone = 0
  }

  return {
    texelWidth: width,
    maps(gate, isLeft) {
      const slot = slotOf(gate, isLeft)
      return slot?.gate === gate && slot.isPainted ? slot.target.textures : null
    },
    queue(gate) {
      enqueue(gate, true)
      enqueue(gate, false)
    },
    step: () => paintNext(Math.max(4, Math.round(TEXELS_A_STEP / width)), false),
    finish(gate) {
      enqueue(gate, true)
      enqueue(gate, false)
      while (waiting.some((one) => one.gate === gate)) paintNext(height, true)
    },
  }
}
