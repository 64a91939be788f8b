/** One shape of a planet's surface, as the pages' portraits are made of. */
type PlanetLayer = {
  /** Over a disc of `PlanetLayers.units`. */
  readonly path: string
  readonly color: string
  readonly opacity: number
  /** Width of a line, a hundredth of the disc being 1, or null for a filled shape. */
  readonly line: number | null
}

/** The surface of a planet; made by the web application, so that a trend looks the same everywhere. */
export type PlanetLayers = { readonly units: number; readonly layers: readonly PlanetLayer[] }
