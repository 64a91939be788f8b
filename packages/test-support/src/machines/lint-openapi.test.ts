import { expect, it } from 'vitest'
import { lintOpenApi } from './lint-openapi'

const ANSWER = {
  description: 'OK',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Planet' } } },
}
const PLANET = {
  type: 'object',
  // A field may be called like a keyword.
  properties: { moons: { type: 'integer', exclusiveMinimum: 0, default: 1 }, default: { type: 'string' } },
}

/** A document without a fault, and with one. */
function documentWith(
  parts: { readonly parameter?: object; readonly planet?: object; readonly tags?: readonly object[] } = {},
): object {
  const parameters = parts.parameter ? [{ name: 'page', in: 'query', ...parts.parameter }] : []
  const get = {
    operationId: 'list',
    summary: 'Planets',
    tags: ['Planets'],
    security: [],
    parameters,
    responses: { 200: ANSWER, '4XX': { description: 'Refused' } },
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Planets', version: '1' },
    servers: [{ url: 'https://planets.test' }],
    tags: parts.tags ?? [{ name: 'Planets', description: 'What goes round.' }],
    paths: { '/planets': { get } },
    components: { schemas: { Planet: parts.planet ?? PLANET } },
  }
}

it('finds nothing where nothing is wrong', async () => {
  expect(await lintOpenApi(documentWith())).toEqual([])
})

it.each([
  ['no-invalid-schema-examples', documentWith({ parameter: { schema: { type: 'string', default: [] } } })],
  ['no-invalid-schema-examples', documentWith({ planet: { type: 'integer', minimum: 1, default: 0 } })],
  ['no-mixed-number-range-constraints', documentWith({ planet: { type: 'integer', minimum: 0, exclusiveMinimum: 0 } })],
  ['no-unresolved-refs', documentWith({ planet: { $ref: '#/components/schemas/Moon' } })],
  ['tag-description', documentWith({ tags: [{ name: 'Planets' }] })],
  ['operation-tag-defined', documentWith({ tags: [] })],
  ['no-unused-components', { ...documentWith(), paths: {} }],
])('finds a planted fault: %s', async (rule, document) => {
  const found = await lintOpenApi(document)
  expect(found.map((line) => line.split(' ')[0])).toContain(rule)
})
