import { listSourceFiles } from './list-source-files.mjs'
import { runCommand } from './test/run-command.mjs'

/**
 * Every check besides the tests. All of them run, so that one report names everything there is to mend.
 * `--only=lint,format` runs some.
 */
const node = process.execPath
const CHECKS = [
  { name: 'types', args: ['scripts/typecheck.mjs'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'] },
  { name: 'lint-proof', args: ['scripts/prove-lint.mjs'] },
  { name: 'imports', args: ['scripts/check-imports.mjs'] },
  { name: 'format', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
  { name: 'dead-code', args: ['node_modules/knip/bin/knip.js', '--no-config-hints'] },
  { name: 'build', args: ['scripts/build.mjs'] },
  { name: 'bundle', args: ['scripts/check-bundle-budget.mjs'] },
]

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const chosen = CHECKS.filter(({ name }) => only === undefined || only.includes(name))

const results = []
for (const { name, args } of chosen) {
  console.log(`\n== ${name}`)
  const startedAt = performance.now()
  const code = await runCommand(node, args)
  results.push({ name, passed: code === 0, seconds: (performance.now() - startedAt) / 1000 })
}

console.log('')
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`)
}
const failed = results.filter((result) => !result.passed).length
console.log(
  `${results.length - failed} checks passed, ${failed} failed, over ${listSourceFiles(/\.[mc]?[jt]sx?$/).length} files`,
)
process.exitCode = failed === 0 && results.length > 0 ? 0 : 1
