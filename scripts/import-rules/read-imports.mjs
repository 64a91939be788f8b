import { builtinModules } from 'node:module'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

const BUILT_IN = new Set(builtinModules)
/** A folder or a picture beside the code is no import; a worker's script is. */
const SCRIPT = /\.[cm]?[jt]sx?$/
const INTERNAL_SCOPE = '@trendverse/'

/** @typedef {{ readonly specifier: string, readonly line: number }} Import */

/**
 * Every module a file names, however it does: `import`, `import type`, `export from`, `import()`, `require()`,
 * `typeof import()` and `new URL('./worker.ts', import.meta.url)`.
 *
 * @param {string} file Name with its real extension, which decides the syntax.
 * @param {string} source
 * @returns {Import[]}
 */
export function readImports(file, source) {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  /** @type {Import[]} */
  const imports = []
  /** @param {unknown} node */
  const add = (node) => {
    const literal = /** @type {{ type?: string, value?: unknown, start: number } | null | undefined} */ (node)
    if (literal?.type !== 'Literal' || typeof literal.value !== 'string') return
    imports.push({ specifier: literal.value, line: source.slice(0, literal.start).split('\n').length })
  }
  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
    TSExternalModuleReference: (node) => add(node.expression),
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'require') add(node.arguments[0])
    },
    NewExpression: (node) => {
      const [address, base] = node.arguments
      const isUrl = node.callee.type === 'Identifier' && node.callee.name === 'URL'
      const isFileOfOurs = isUrl && base?.type === 'MemberExpression' && base.object.type === 'MetaProperty'
      if (isFileOfOurs && address?.type === 'Literal' && SCRIPT.test(String(address.value))) add(address)
    },
  }).visit(program)
  return imports
}

/**
 * Gives what an import means one spelling, so that rules can be patterns over it: `node:fs`, `npm:zod`, or the
 * path of one of our files from the root, without its extension. Internal packages export nothing but `./src/*`.
 *
 * @param {string} file Importing file, from the root, with forward slashes.
 * @param {string} specifier
 */
export function targetOf(file, specifier) {
  const [address = ''] = specifier.split('?')
  if (address.startsWith('.')) {
    return path.posix.join(path.posix.dirname(file), address).replace(SCRIPT, '')
  }
  if (address.startsWith(INTERNAL_SCOPE)) {
    const [name = '', ...rest] = address.slice(INTERNAL_SCOPE.length).split('/')
    return path.posix.join('packages', name, 'src', ...rest)
  }
  if (address.startsWith('node:')) return address
  const [scopeOrName = '', name = ''] = address.split('/')
  if (BUILT_IN.has(scopeOrName)) return `node:${address}`
  return `npm:${scopeOrName.startsWith('@') ? `${scopeOrName}/${name}` : scopeOrName}`
}
