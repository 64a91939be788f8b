import type { PlanetKind } from '@trendverse/domain/trends/planets/planet-palettes'
import { gas, neon, terra } from './flowing-surfaces'
import { desert, ice, lava } from './solid-surfaces'
import type { Surface } from './surface'

/** The surfaces of the universe's shaders (`SURFACE_GLSL`), line by line in TypeScript. */
export const SURFACES: Readonly<Record<PlanetKind, Surface>> = { terra, gas, lava, ice, desert, neon }
