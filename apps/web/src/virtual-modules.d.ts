declare module 'virtual:contract-routes' {
  import type { contract } from '@trendverse/contract/contract'

  /** Paths and methods of the contract without its schemas, made while building. */
  export const contractRoutes: typeof contract
}

declare module 'virtual:client-manifest' {
  import type { Manifest } from 'vite'

  /** Which files the browser build made of which module; empty while developing. */
  export const clientManifest: Manifest
}
