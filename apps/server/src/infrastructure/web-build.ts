import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PlanetSubject } from '@trendverse/domain/trends/planets/planet-appearance'
import type { PlanetLayers } from '../http/previews/planet-layers'
import type { WebBuild } from '../http/server'

/** What the server takes of the web application. */
type LoadedWeb = WebBuild & {
  /** The surface of a trend's planet as its portraits show it, for pictures drawn here. */
  readonly planetLayers: (trend: PlanetSubject) => PlanetLayers
}

/**
 * Loads the built web application, or answers undefined when there is none: then only the API is served.
 *
 * @param folder `dist` of the web application: `client/index.html` and `server/entry-server.js`.
 */
export async function loadWebBuild(folder: string): Promise<LoadedWeb | undefined> {
  const clientDir = join(folder, 'client')
  const page = join(clientDir, 'index.html')
  const entry = join(folder, 'server', 'entry-server.js')
  if (!existsSync(page) || !existsSync(entry)) return undefined
  const [template, module] = await Promise.all([
    readFile(page, 'utf8'),
    // Built by us from the web application's server entry, which promises this shape.
    import(/* @vite-ignore */ pathToFileURL(entry).href) as Promise<
      Pick<LoadedWeb, 'render' | 'pageAddress' | 'planetLayers'>
    >,
  ])
  return {
    clientDir,
    template,
    render: (request) => module.render(request),
    pageAddress: (path) => module.pageAddress(path),
    planetLayers: (trend) => module.planetLayers(trend),
  }
}
