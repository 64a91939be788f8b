import { parseSync, Visitor } from 'oxc-parser'

/**
 * Rules no linter of ours can express.
 *
 * @typedef {object} SourceRule
 * @property {string} name
 * @property {RegExp} files
 * @property {(file: string, source: string) => boolean} isBroken
 * @property {{ readonly file: string, readonly source: string }} planted A file the rule must refuse.
 */

// Written in two halves, so that this file passes its own check.
const SWITCHED_OFF = new RegExp(
  ['(?:ox|es)lint-', 'disable|@ts-(?:ignore|', 'nocheck|expect-error)|biome-', 'ignore'].join(''),
)

/**
 * @param {string} file
 * @param {string} source
 */
function readsTheClock(file, source) {
  let found = false
  const { program } = parseSync(file, source)
  new Visitor({
    NewExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0) found = true
    },
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date') found = true
    },
  }).visit(program)
  return found
}

/**
 * What engines may compute or order otherwise and the linter cannot name: powers, the order of keys, languages.
 *
 * @param {string} file
 * @param {string} source
 */
function dependsOnTheEngine(file, source) {
  let found = false
  const { program } = parseSync(file, source)
  new Visitor({
    ForInStatement: () => {
      found = true
    },
    BinaryExpression: ({ operator }) => {
      if (operator === '**') found = true
    },
    AssignmentExpression: ({ operator }) => {
      if (operator === '**=') found = true
    },
    MemberExpression: ({ property }) => {
      if (property.type === 'Identifier' && /^(?:toLocale|localeCompare)/.test(property.name)) found = true
    },
  }).visit(program)
  return found
}

const RULES_OF_GAMES = /^packages\/games\/src\/(?:rules-kit|[^/]+\/rules)\/(?!.*\.test\.ts$).*\.ts$/

/** @type {readonly SourceRule[]} */
export const SOURCE_RULES = [
  {
    name: 'rules receive the time as a parameter: no new Date() without an argument',
    files: /^packages\/(?:domain|games|starter-content)\/src\/(?!.*(?:\.test\.ts$|\/frame\/)).*\.ts$/,
    isBroken: readsTheClock,
    planted: { file: 'packages/domain/src/planted.ts', source: 'export const today = () => new Date()' },
  },
  ...[
    'export const planted = (a: number) => a ** 2',
    'export const planted = (a: number) => {\n  let b = a\n  b **= 2\n  return b\n}',
    'export const planted = (table: object) => {\n  for (const key in table) return key\n  return null\n}',
    'export const planted = (a: string, b: string) => a.localeCompare(b)',
    'export const planted = (a: string) => a.toLocaleLowerCase()',
  ].map((source, index) => ({
    name: `rules of games end alike in every engine: no powers, no order of keys, no languages (${index + 1})`,
    files: RULES_OF_GAMES,
    isBroken: dependsOnTheEngine,
    planted: { file: 'packages/games/src/trend-quiz/rules/v1/planted.ts', source },
  })),
  {
    name: 'no check is switched off by a comment',
    files: /\.(?:[cm]?[jt]s|[jt]sx)$/,
    isBroken: (_, source) => SWITCHED_OFF.test(source),
    planted: { file: 'apps/web/src/planted.ts', source: ['// @ts-', 'ignore'].join('') },
  },
]

/**
 * @param {readonly { readonly file: string, readonly source: string }[]} files
 * @returns {{ readonly file: string, readonly rule: string }[]}
 */
export function findBrokenSourceRules(files) {
  return files.flatMap(({ file, source }) =>
    SOURCE_RULES.filter((rule) => rule.files.test(file) && rule.isBroken(file, source)).map(({ name }) => ({
      file,
      rule: name,
    })),
  )
}
