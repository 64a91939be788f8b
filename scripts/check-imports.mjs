import { findDeadRules, findViolations } from './import-rules/find-violations.mjs'
import { RULES } from './import-rules/rules.mjs'
import { listSourceFiles } from './list-source-files.mjs'
import { findBrokenSourceRules, SOURCE_RULES } from './source-rules.mjs'

/** Checks who imports whom, and the source rules, over every file of ours; each rule is proved by a planted violation. */
const files = listSourceFiles(/^(?:packages|apps)\/[^/]+\/src\/.*\.tsx?$/)
const { violations, imports } = findViolations(files, RULES)
const broken = findBrokenSourceRules(listSourceFiles(/\.(?:[cm]?[jt]s|[jt]sx)$/))
const deadRules = [
  ...findDeadRules(RULES),
  ...SOURCE_RULES.map((rule) => rule.name).filter(
    (name) => !findBrokenSourceRules(SOURCE_RULES.map((rule) => rule.planted)).some((found) => found.rule === name),
  ),
]

for (const { file, line, specifier, rule } of violations) console.error(`${file}:${line} imports ${specifier}: ${rule}`)
for (const { file, rule } of broken) console.error(`${file}: ${rule}`)
for (const rule of deadRules) console.error(`A planted violation was not noticed by the rule: ${rule}`)
if (imports === 0) console.error('Not a single import was read, so nothing was checked.')

console.log(
  `${RULES.length + SOURCE_RULES.length} rules, each proved by a planted violation, over ${imports} imports of ` +
    `${files.length} files: ${violations.length + broken.length} violations`,
)
process.exitCode = violations.length + broken.length + deadRules.length === 0 && imports > 0 ? 0 : 1
