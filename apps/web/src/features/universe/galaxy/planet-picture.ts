import type { Frame } from './frame'
import type { NearPlanet } from './near-star'
import { type PlanetLook, planetLook } from './planet-looks'
import { createPlanetMaps, type MapTier } from './planet-maps'
import { createPlanetValues, writePlanet } from './planet-values'
import { checkProgram, startProgram } from './program'
import { PLANETS_FRAGMENT, PLANETS_VERTEX } from './shaders/planets'

/** How far apart the relief is sampled, in texels. */
const TAP_TEXELS = 1.5

/** What one step of painting did: nothing was left, some rows are there, or the last ones of a surface. */
export type Painted = 'nothing' | 'rows' | 'surface'

/** Stars that have come near, as the planets of their trends. */
export type PlanetPicture = {
  /** Paints the next rows of a surface that is not there yet. */
  readonly paint: (planets: readonly NearPlanet[]) => Painted
  /** In one draw. @param open Row of the star that wears a ring. */
  readonly draw: (frame: Frame, open: number | null) => void
}

/** Throws `GalaxyNotDrawn` where the device cannot. */
export function createPlanetPicture(gl: WebGL2RenderingContext, tier: MapTier): PlanetPicture {
  const { program, at } = checkProgram(gl, startProgram(gl, PLANETS_VERTEX, PLANETS_FRAGMENT))
  const maps = createPlanetMaps(gl, tier)
  const values = createPlanetValues()
  const empty = gl.createVertexArray()
  const looks: PlanetLook[] = []
  gl.useProgram(program)
  gl.uniform1i(at('secondMap'), 1)
  gl.uniform2f(at('texel'), TAP_TEXELS / tier.mapWidth, (2 * TAP_TEXELS) / tier.mapWidth)

  function lookOf({ star }: NearPlanet, layer: number): PlanetLook | null {
    if (star === null) return null
    const known = looks[layer]
    if (known?.row === star.row) return known
    const look = planetLook(star)
    looks[layer] = look
    return look
  }

  /** True when there is anything to draw. */
  function writePlanets(frame: Frame, open: number | null): boolean {
    let isSeen = false
    for (let layer = 0; layer < frame.planets.length; layer++) {
      const planet = frame.planets[layer]
      const look = planet === undefined ? null : lookOf(planet, layer)
      if (planet === undefined || look === null) values.place[4 * layer + 3] = 0
      else writePlanet(values, layer, planet, look, frame, tier.mapWidth, look.row === open)
      isSeen ||= (values.place[4 * layer + 3] ?? 0) > 0
    }
    return isSeen
  }

  return {
    paint: (planets) => {
      for (let layer = 0; layer < planets.length; layer++) {
        const planet = planets[layer]
        const look = planet === undefined || planet.isPainted ? null : lookOf(planet, layer)
        if (planet === undefined || look === null) continue
        planet.isPainted = maps.paint(layer, look)
        return planet.isPainted ? 'surface' : 'rows'
      }
      return 'nothing'
    },
    draw: (frame, open) => {
      if (!writePlanets(frame, open)) return
      gl.useProgram(program)
      gl.bindVertexArray(empty)
      gl.activeTexture(gl.TEXTURE1)
      gl.bindTexture(gl.TEXTURE_2D_ARRAY, maps.second)
      gl.activeTexture(gl.TEXTURE0)
      gl.bindTexture(gl.TEXTURE_2D_ARRAY, maps.first)
      gl.uniform4fv(at('place'), values.place)
      gl.uniform4fv(at('air'), values.air)
      gl.uniform4fv(at('lamp'), values.lamp)
      gl.uniform4fv(at('nature'), values.nature)
      gl.uniform4fv(at('sun'), values.sun)
      gl.uniformMatrix3fv(at('turned'), false, values.turned)
      gl.enable(gl.BLEND)
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)
      gl.drawArrays(gl.TRIANGLES, 0, 6 * frame.planets.length)
    },
  }
}
