import { readImports, targetOf } from './read-imports.mjs'

/** @import { Rule } from './rules.mjs' */
/** @typedef {{ readonly file: string, readonly source: string }} SourceFile */
/** @typedef {{ readonly rule: string, readonly file: string, readonly line: number, readonly specifier: string }} Violation */

/**
 * Whether a rule refuses one import.
 *
 * @param {Rule} rule
 * @param {string} file
 * @param {string} target
 */
function refuses(rule, file, target) {
  const scope = rule.from.exec(file)
  if (scope === null || rule.except?.test(file)) return false
  if (rule.only !== undefined && !rule.only.some((pattern) => pattern.test(target))) return true
  return (rule.never ?? []).some((pattern) =>
    new RegExp(pattern.source.replaceAll('<own>', scope[1] ?? '')).test(target),
  )
}

/**
 * @param {readonly SourceFile[]} files
 * @param {readonly Rule[]} rules
 * @returns {{ readonly violations: readonly Violation[], readonly imports: number }}
 */
export function findViolations(files, rules) {
  let imports = 0
  const violations = files.flatMap(({ file, source }) =>
    readImports(file, source).flatMap(({ specifier, line }) => {
      imports += 1
      const target = targetOf(file, specifier)
      return rules
        .filter((rule) => refuses(rule, file, target))
        .map((rule) => ({ rule: rule.name, file, line, specifier }))
    }),
  )
  return { violations, imports }
}

/**
 * Names the rules that would not notice their own planted violation, in each spelling an import can have.
 *
 * @param {readonly Rule[]} rules
 */
export function findDeadRules(rules) {
  return rules
    .filter(({ name, planted: { file, specifier } }) => {
      const spellings = [
        `import { planted } from '${specifier}'`,
        `import type { Planted } from '${specifier}'`,
        `export { planted } from '${specifier}'`,
        `const planted = import('${specifier}')`,
        `type Planted = import('${specifier}').Planted`,
      ]
      return !spellings.every((source) =>
        findViolations([{ file, source }], rules).violations.some((violation) => violation.rule === name),
      )
    })
    .map((rule) => rule.name)
}
