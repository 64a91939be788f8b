import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

/** Proves that the linter's configuration refuses what it is meant to refuse: each violation is planted and looked for. */
const PLANTED = {
  'no-explicit-any': 'export const planted = (value: any): unknown => value',
  'no-floating-promises': 'export function planted(): void {\n  Promise.resolve(1)\n}',
  'no-non-null-assertion': 'export const planted = (list: number[]): number => list[0]!',
  'switch-exhaustiveness-check':
    "export function planted(kind: 'a' | 'b'): number {\n  switch (kind) {\n    case 'a':\n      return 1\n  }\n  return 2\n}",
  'no-restricted-properties': 'export const planted = (): number => Date.now() + Math.random()',
  'no-restricted-globals': "export const planted = (): unknown => fetch('https://example.com')",
  'no-barrel-file': "export * from './no-cycle'",
  'no-cycle': "import { other } from './no-cycle-back'\nexport const planted = (): unknown => other",
  'max-lines': Array.from({ length: 251 }, (_, line) => `export const line${line} = ${line}`).join('\n'),
  'no-warning-comments': `// ${['TO', 'DO'].join('')}: later\nexport const planted = 1`,
  'consistent-type-imports': "import { Other } from './other-type'\nexport type Planted = Other",
}
/** The same for the rules of games, which must end alike in every engine. */
const PLANTED_IN_GAMES = {
  'no-restricted-properties': [
    ...'sin cos tan atan2 exp log pow sqrt cbrt hypot random'
      .split(' ')
      .map((name) => `export const planted = (value: number): number => Math.${name}(value, value)`),
    "export const planted = (): number => Math['sin'](1)",
    'const { cos } = Math\nexport const planted = (): number => cos(1)',
    'export const planted = (table: object): string[] => Object.keys(table)',
    'export const planted = (table: object): unknown[] => Object.entries(table)',
    'export const planted = (table: object): unknown[] => Object.values(table)',
  ],
  'no-restricted-globals': [
    'export const planted = (): number => Date.now()',
    'export const planted = (): Date => new Date()',
    'export const planted = (): number => performance.now()',
    'export const planted = (): number => crypto.getRandomValues(new Uint8Array(1)).length',
  ],
  'require-array-sort-compare': [
    'export const planted = (list: number[]): number[] => list.sort()',
    'export const planted = (list: string[]): string[] => list.sort()',
    'export const planted = (list: number[]): number[] => list.toSorted()',
  ],
}
const RULES_OF_GAMES = ['packages/games/src/rules-kit', 'packages/games/src/planted/rules/v1']
const COMPANIONS = {
  'no-cycle-back': "import { planted } from './no-cycle'\nexport const other = (): unknown => planted",
  'other-type': 'export type Other = number',
}

const folder = mkdtempSync(path.join(tmpdir(), 'trendverse-lint-'))
copyFileSync('.oxlintrc.json', path.join(folder, '.oxlintrc.json'))
copyFileSync('tsconfig.base.json', path.join(folder, 'tsconfig.base.json'))

/** @type {{ readonly file: string, readonly rule: string | null, readonly source: string }[]} */
const files = [
  ...Object.entries(PLANTED).map(([rule, source]) => ({ file: `packages/domain/src/${rule}.ts`, rule, source })),
  ...Object.entries(COMPANIONS).map(([name, source]) => ({
    file: `packages/domain/src/${name}.ts`,
    rule: null,
    source,
  })),
  ...RULES_OF_GAMES.flatMap((place) =>
    Object.entries(PLANTED_IN_GAMES).flatMap(([rule, sources]) =>
      sources.map((source, index) => ({ file: `${place}/${rule}-${index}.ts`, rule, source })),
    ),
  ),
]
for (const name of ['domain', 'games']) {
  mkdirSync(path.join(folder, 'packages', name), { recursive: true })
  writeFileSync(
    path.join(folder, 'packages', name, 'tsconfig.json'),
    '{ "extends": "../../tsconfig.base.json", "compilerOptions": { "lib": ["ES2023", "DOM"] }, "include": ["src"] }',
  )
}
for (const { file, source } of files) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), `${source}\n`)
}

const program = path.resolve('node_modules/oxlint/bin/oxlint')
const env = { ...process.env, OXLINT_TSGOLINT_PATH: path.resolve('node_modules/.bin/tsgolint') }
/** @type {string} The linter ends with an error here, because it finds what was planted. */
const report = await promisify(execFile)(process.execPath, [program, '--format=json'], { cwd: folder, env })
  .catch((/** @type {{ stdout?: string }} */ failure) => failure)
  .then(({ stdout }) => stdout ?? '')
rmSync(folder, { recursive: true, force: true })

const { diagnostics } = /** @type {{ diagnostics: { code: string, filename: string }[] }} */ (JSON.parse(report))
const planted = files.filter(({ rule }) => rule !== null)
const missed = planted.filter(
  ({ file, rule }) => !diagnostics.some(({ code, filename }) => code.includes(`(${rule})`) && filename.endsWith(file)),
)
for (const { file, rule, source } of missed) {
  console.error(`The linter did not notice a planted violation of ${rule} in ${file}: ${source}`)
}
console.log(`${planted.length - missed.length} of ${planted.length} planted violations found`)
process.exitCode = missed.length === 0 ? 0 : 1
