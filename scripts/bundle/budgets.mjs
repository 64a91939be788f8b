import { dynamicChunks, filesOf, sheetsInDocument } from './read-graph.mjs'

/** @import { Manifest } from './read-graph.mjs' */
/**
 * @typedef {object} Measured
 * @property {string} what
 * @property {number} amount
 * @property {number} limit
 * @property {'bytes' | 'files'} unit
 */

const KILOBYTE = 1024
/** The first route: what must arrive before a page can be used. */
const INITIAL_SCRIPT_BYTES = 95 * KILOBYTE
const INITIAL_BYTES = 200 * KILOBYTE
const INITIAL_REQUESTS = 10
/**
 * Pages other than the first (list or home) are mostly reached from it, when its scripts are there already. Opened
 * directly they may weigh this much: the story of a trend carries its charts, receipts and portraits.
 */
const FURTHER_SCRIPT_BYTES = 116 * KILOBYTE
const FURTHER_BYTES = 210 * KILOBYTE
/** They share pieces with one another, and each shared group is a file. */
const FURTHER_REQUESTS = 18
/** Sign-up, settings, administration and their neighbours carry the library that keeps their forms. */
const FORM_SCRIPT_BYTES = 120 * KILOBYTE
/** Administrators load what no visitor does, tables and toasts first; their pages are never the first of a visit. */
const ADMIN_SCRIPT_BYTES = 150 * KILOBYTE
const ADMIN_REQUESTS = 24
/** All their pages together, beside what visitors load, too, at once or later. */
const ADMIN_PAGES_BYTES = 160 * KILOBYTE
/** The universe, loaded after the first paint, and its finish for strong devices. */
const CANVAS_BYTES = 165 * KILOBYTE
const POST_PROCESSING_BYTES = 25 * KILOBYTE
/** All trends as stars, beside the universe. */
const GALAXY_BYTES = 30 * KILOBYTE

const ROUTE = /(?:^|\/)[a-z-]+-(?:page|route)(?:\.tsx?)?$/
const FIRST_ROUTE = /(?:^|\/)(?:home|trends)-(?:page|route)(?:\.tsx?)?$/
const FORM_ROUTE = /(?:^|\/)(?:account|profile|settings)-route(?:\.tsx?)?$/
const ADMIN_ROUTE = /(?:^|\/)admin-route(?:\.tsx?)?$/
const ADMIN_PAGES = /(?:^|\/)features\/admin\//
const CANVAS = /universe-canvas/
const POST_PROCESSING = /post-processing/
const GALAXY = /home-galaxy/

/** @param {string} route */
function scriptLimitOf(route) {
  if (ADMIN_ROUTE.test(route)) return ADMIN_SCRIPT_BYTES
  return FORM_ROUTE.test(route) ? FORM_SCRIPT_BYTES : FURTHER_SCRIPT_BYTES
}

/**
 * @param {string | undefined} route
 * @param {boolean} isFirst
 */
function requestLimitOf(route, isFirst) {
  if (route !== undefined && ADMIN_ROUTE.test(route)) return ADMIN_REQUESTS
  return isFirst ? INITIAL_REQUESTS : FURTHER_REQUESTS
}

/**
 * Measures a build against what a visitor's device may be asked to load.
 *
 * @param {{ readonly manifest: Manifest, readonly pageFiles: ReadonlySet<string>, readonly sizeOf: (file: string) => number }} build
 *   `pageFiles`: what index.html asks for; `sizeOf`: bytes of a file as it travels, of `index.html` too.
 * @returns {readonly Measured[]} Empty entries are left out: a build without a universe has no budget for it.
 */
export function measureBuild({ manifest, pageFiles, sizeOf }) {
  /** @param {Iterable<string>} files */
  const weigh = (files) => [...files].reduce((sum, file) => sum + sizeOf(file), 0)
  /** @param {readonly string[]} keys */
  const closure = (keys) => new Set(keys.flatMap((key) => [...filesOf(manifest, key)]))

  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true)
  // Weighed with index.html.
  const inDocument = sheetsInDocument(manifest, pageFiles)
  const first = new Set([...pageFiles, ...[...closure(entries)].filter((file) => !inDocument.has(file))])
  const routes = dynamicChunks(manifest, ROUTE).filter((key) => ADMIN_ROUTE.test(key) || !ADMIN_PAGES.test(key))

  const perRoute = (routes.length > 0 ? routes : [undefined]).flatMap((route) => {
    const files =
      route === undefined
        ? first
        : new Set([...first, ...[...filesOf(manifest, route)].filter((file) => !inDocument.has(file))])
    const isFirst = route === undefined || FIRST_ROUTE.test(route)
    const name = route === undefined ? 'the page' : (route.split('/').at(-1) ?? route)
    return [
      measured(
        `scripts of ${name}`,
        weigh([...files].filter((file) => file.endsWith('.js'))),
        isFirst ? INITIAL_SCRIPT_BYTES : scriptLimitOf(route),
      ),
      measured(`all files of ${name}`, weigh([...files, 'index.html']), isFirst ? INITIAL_BYTES : FURTHER_BYTES),
      measured(`requests of ${name}`, files.size + 1, requestLimitOf(route, isFirst), 'files'),
    ]
  })

  const ofVisitors = closure([
    ...entries,
    ...Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry === true && !ADMIN_PAGES.test(key)),
  ])
  const administration = [...closure(dynamicChunks(manifest, ADMIN_PAGES))].filter((file) => file.endsWith('.js'))
  const canvas = closure(dynamicChunks(manifest, CANVAS))
  const finish = closure(dynamicChunks(manifest, POST_PROCESSING))
  const galaxy = closure(dynamicChunks(manifest, GALAXY))
  const known = new Set([...first, ...closure(routes)])
  return [
    ...perRoute,
    ...(administration.length > 0
      ? [
          measured(
            'all scripts of the administration',
            weigh(administration.filter((file) => !ofVisitors.has(file))),
            ADMIN_PAGES_BYTES,
          ),
        ]
      : []),
    ...(canvas.size > 0
      ? [measured('the universe', weigh([...canvas].filter((file) => !known.has(file))), CANVAS_BYTES)]
      : []),
    ...(finish.size > 0
      ? [
          measured(
            'post-processing',
            weigh([...finish].filter((file) => !known.has(file) && !canvas.has(file))),
            POST_PROCESSING_BYTES,
          ),
        ]
      : []),
    ...(galaxy.size > 0
      ? [
          measured(
            'the galaxy',
            weigh([...galaxy].filter((file) => !known.has(file) && !canvas.has(file))),
            GALAXY_BYTES,
          ),
        ]
      : []),
  ]
}

/**
 * @param {string} what
 * @param {number} amount
 * @param {number} limit
 * @param {'bytes' | 'files'} [unit]
 * @returns {Measured}
 */
function measured(what, amount, limit, unit = 'bytes') {
  return { what, amount, limit, unit }
}
