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
const COMPANIONS = {
  'no-cycle-back': "import { planted } from './no-cycle'\nexport const other = (): unknown => planted",
  'other-type': 'export type Other = number',
}

const folder = mkdtempSync(path.join(tmpdir(), 'trendverse-lint-'))
const sources = path.join(folder, 'packages/domain/src')
mkdirSync(sources, { recursive: true })
copyFileSync('.oxlintrc.json', path.join(folder, '.oxlintrc.json'))
copyFileSync('tsconfig.base.json', path.join(folder, 'tsconfig.base.json'))
writeFileSync(
  path.join(folder, 'packages/domain/tsconfig.json'),
  '{ "extends": "../../tsconfig.base.json", "compilerOptions": { "lib": ["ES2023", "DOM"] }, "include": ["src"] }',
)
for (const [name, source] of Object.entries({ ...PLANTED, ...COMPANIONS })) {
  writeFileSync(path.join(sources, `${name}.ts`), `${source}\n`)
}

const program = path.resolve('node_modules/oxlint/bin/oxlint')
const env = { ...process.env, OXLINT_TSGOLINT_PATH: path.resolve('node_modules/.bin/tsgolint') }
/** @type {string} The linter ends with an error here, because it finds what was planted. */
const report = await promisify(execFile)(process.execPath, [program, '--format=json'], { cwd: folder, env })
  .catch((/** @type {{ stdout?: string }} */ failure) => failure)
  .then(({ stdout }) => stdout ?? '')
rmSync(folder, { recursive: true, force: true })

const { diagnostics } = /** @type {{ diagnostics: { code: string, filename: string }[] }} */ (JSON.parse(report))
const missed = Object.keys(PLANTED).filter(
  (rule) => !diagnostics.some(({ code, filename }) => code.includes(`(${rule})`) && filename.endsWith(`/${rule}.ts`)),
)
for (const rule of missed) console.error(`The linter did not notice a planted violation of ${rule}.`)
console.log(`${Object.keys(PLANTED).length - missed.length} of ${Object.keys(PLANTED).length} planted violations found`)
process.exitCode = missed.length === 0 ? 0 : 1
