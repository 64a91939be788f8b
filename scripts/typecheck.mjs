import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listSourceFiles } from './list-source-files.mjs'

/**
 * Type-checks all files in one program, since most are imported by half of the projects, and after that those of projects
 * whose code may use less than the whole: a page knows no Node, a server no document, a rule neither. Projects that may use
 * the same share a program. Says how many passed.
 */
const AT_ONCE = 2
const COMPILER = path.resolve('node_modules/typescript/bin/tsc')
const EVERYTHING = 'tsconfig.everything.json'
/** Nothing of a project itself: what the programs are told is made here. */
const MADE = path.resolve('node_modules/.cache/trendverse/typecheck')

const VITE_CLIENT = path.resolve('apps/web/node_modules/vite/client')

/**
 * @typedef {{ lib?: string[], types?: string[], jsx?: string }} Options
 * @typedef {{ file: string, options: Options, include: string[] }} Project
 * @typedef {{ config: string, names: string[] }} Program
 */

/**
 * @param {{ file: string, source: string }} config
 * @returns {Project}
 */
function readProject({ file, source }) {
  // What a project may say is checked by the compiler that reads it.
  const config = /** @type {{ compilerOptions?: Options, include?: string[] }} */ (JSON.parse(source))
  return { file, options: config.compilerOptions ?? {}, include: config.include ?? [] }
}

/** @param {Project} project */
const mayUseLess = ({ options: { lib = [], types = [] } }) => !lib.includes('DOM') || !types.includes('node')

/**
 * What a project may use, the same text for two that may use the same, wherever they name it from.
 *
 * @param {Project} project
 */
function optionsOf({ file, options }) {
  const { lib = ['ES2023'], types = [], ...others } = options
  const found = types.map((name) => {
    if (name.startsWith('.')) return path.resolve(path.dirname(file), name)
    return name === 'vite/client' ? VITE_CLIENT : name
  })
  return JSON.stringify({ lib, types: found, ...others })
}

/**
 * @param {readonly Project[]} projects
 * @returns {Map<string, Project[]>}
 */
function gatherAlike(projects) {
  /** @type {Map<string, Project[]>} */
  const alike = new Map()
  for (const project of projects) alike.set(optionsOf(project), [...(alike.get(optionsOf(project)) ?? []), project])
  return alike
}

/**
 * @param {string} options
 * @param {readonly Project[]} projects
 * @param {number} number
 * @returns {Program}
 */
function programOf(options, projects, number) {
  const config = path.join(MADE, `tsconfig.${number}.json`)
  const include = projects.flatMap((project) =>
    project.include.map((part) => path.resolve(path.dirname(project.file), part)),
  )
  const base = JSON.stringify(path.resolve('tsconfig.base.json'))
  writeFileSync(config, `{ "extends": ${base}, "compilerOptions": ${options}, "include": ${JSON.stringify(include)} }`)
  return { config, names: projects.map(({ file }) => file) }
}

mkdirSync(MADE, { recursive: true })
const narrower = listSourceFiles(/(?:^|\/)tsconfig\.json$/)
  .map(readProject)
  .filter(mayUseLess)
const programs = [...gatherAlike(narrower)].map(([options, projects], number) => programOf(options, projects, number))
// The large ones first, so that none is left alone at the end.
const waiting = [
  { config: EVERYTHING, names: [EVERYTHING] },
  ...programs.toSorted((a, b) => Number(isOfAnApp(b)) - Number(isOfAnApp(a))),
]
const total = waiting.length
let failed = 0

/** @param {Program} program */
function isOfAnApp({ names }) {
  return names.some((name) => name.startsWith('apps/'))
}

/**
 * @param {Program} program
 * @returns {Promise<void>}
 */
function check({ config, names }) {
  return new Promise((resolve, reject) => {
    const compiler = spawn(process.execPath, [COMPILER, '-p', config, '--pretty', 'false'], { stdio: 'pipe' })
    let output = ''
    compiler.stdout.on('data', (text) => (output += text))
    compiler.stderr.on('data', (text) => (output += text))
    compiler.on('error', reject)
    compiler.on('close', (code) => {
      if (code !== 0) {
        failed += 1
        console.error(`${names.join(', ')}\n${output}`)
      }
      resolve()
    })
  })
}

async function work() {
  for (let program = waiting.shift(); program !== undefined; program = waiting.shift()) await check(program)
}

await Promise.all(Array.from({ length: AT_ONCE }, work))
console.log(`${total - failed} of ${total} programs of ${narrower.length + 1} projects type-checked`)
process.exitCode = failed === 0 && total > 0 ? 0 : 1
