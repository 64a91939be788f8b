import { createConfig, lintFromString } from '@redocly/openapi-core'

const RULES = {
  // Whoever reads the API of a site may not do anything with it that its terms do not say.
  'info-license': 'off',
  // It knows nothing of what a parameter may be: `/memes/jobs/{id}` and `/memes/{id}/choice` differ, for no id of ours is a
  // word. The test of our document looks at that.
  'no-ambiguous-paths': 'off',
  // Not among those that are recommended.
  'no-duplicated-tag-names': 'error',
  'no-identical-paths': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-invalid-schema-examples': 'error',
  'no-mixed-number-range-constraints': 'error',
  'no-unused-components': 'error',
  'operation-operationId-unique': 'error',
  'operation-tag-defined': 'error',
} as const

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A default is a value like any example; the linter judges examples only. */
function withDefaultsAsExamples(value: unknown, isMapOfNames = false): unknown {
  if (Array.isArray(value)) return value.map((one) => withDefaultsAsExamples(one))
  if (!isNode(value)) return value
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    withDefaultsAsExamples(part, name === 'properties' && !isMapOfNames),
  ])
  const copy = Object.fromEntries(parts) as Node
  return 'default' in copy && !isMapOfNames ? { ...copy, examples: [copy.default] } : copy
}

/** What a foreign linter has to say of an OpenAPI document, warnings included: rule, place and words. */
export async function lintOpenApi(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules: RULES })
  const problems = await lintFromString({
    source: JSON.stringify(withDefaultsAsExamples(document)),
    absoluteRef: 'openapi.json',
    config,
  })
  return problems.map(({ ruleId, location, message }) => `${ruleId} at ${location[0]?.pointer ?? ''}: ${message}`)
}
