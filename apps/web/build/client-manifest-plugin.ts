import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const ID = 'virtual:client-manifest'
const RESOLVED = `\0${ID}`

/** Tells the server's build which files the browser's build (made before it) consists of. */
export function clientManifestPlugin(manifestPath: string): Plugin {
  let isBuild = false
  return {
    name: 'trendverse-client-manifest',
    configResolved: (config) => {
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load: (id) => {
      if (id !== RESOLVED) return undefined
      const manifest = isBuild ? readFileSync(manifestPath, 'utf8') : '{}'
      return `export const clientManifest = ${manifest}`
    },
  }
}
