import { clientTypes, compileClient } from '@trendverse/test-support/machines/client-types'
import { lintOpenApi } from '@trendverse/test-support/machines/lint-openapi'
import { beforeAll, describe, expect, it } from 'vitest'
import { openApiDocument } from './openapi-document'

type Node = Readonly<Record<string, unknown>>
type Parameter = { readonly name: string; readonly in: string; readonly schema: Node }
type Operation = { readonly parameters?: readonly Parameter[] }

/** An object of more characters than that, described twice, is worth a name. */
const LONGEST_UNNAMED = 400
/** What a client's types weigh at most; 2.2 MB before the shapes had names. */
const MAX_CLIENT_BYTES = 500_000

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

/** Shapes of objects by how they are written, with the places they stand at. */
function shapesIn(value: unknown, at: string, found = new Map<string, string[]>()): ReadonlyMap<string, string[]> {
  if (typeof value !== 'object' || value === null) return found
  if ('type' in value && value.type === 'object' && 'properties' in value) {
    const written = JSON.stringify(value)
    if (written.length > LONGEST_UNNAMED) found.set(written, [...(found.get(written) ?? []), at])
  }
  for (const [name, part] of Object.entries(value)) shapesIn(part, `${at}/${name}`, found)
  return found
}

/** Whether a part of an address may be this word. */
function admits({ format, pattern }: Node, word: string): boolean {
  if (format === 'uuid') return UUID.test(word)
  return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(word)
}

/** The segments of a path, each a word or a parameter. */
function partsOf(path: string, operations: Readonly<Record<string, Operation>>): readonly (string | Node)[] {
  const parameters = Object.values(operations).flatMap((operation) => operation.parameters ?? [])
  return path.split('/').map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    return name === undefined ? part : (parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? {})
  })
}

const canMeet = (one: string | Node, other: string | Node): boolean => {
  if (typeof one === 'string') return typeof other === 'string' ? one === other : admits(other, one)
  return typeof other !== 'string' || admits(one, other)
}

describe('openApiDocument', () => {
  let document: Node & { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }
  beforeAll(async () => {
    const text = JSON.stringify(await openApiDocument({ version: '1.2.3', publicUrl: 'https://trends.test' }))
    document = JSON.parse(text) as typeof document
  })

  it('has no fault that a foreign linter finds', async () => {
    expect(await lintOpenApi(document)).toEqual([])
  })

  it('gives no address to two calls: no id is a word of another path', () => {
    const paths = Object.entries(document.paths).map(([path, operations]) => ({
      path,
      parts: partsOf(path, operations),
    }))
    const twice = paths.flatMap((one, index) =>
      paths
        .slice(index + 1)
        .filter(
          ({ parts }) =>
            parts.length === one.parts.length && parts.every((part, at) => canMeet(part, one.parts[at] ?? '')),
        )
        .map(({ path }) => `${one.path} and ${path}`),
    )
    expect(paths.length).toBeGreaterThan(100)
    expect(twice).toEqual([])
  })

  it('describes every shape once', () => {
    const twice = [...shapesIn(document, '').values()].filter((places) => places.length > 1)
    expect(twice).toEqual([])
  })

  it('can be made into types of a client, which compile and are no burden', async () => {
    const types = await clientTypes(document)
    expect(Buffer.byteLength(types)).toBeLessThan(MAX_CLIENT_BYTES)
    const client = `
      import type { components, paths } from './api'
      type Answer = paths['/trends/current']['get']['responses'][200]['content']['application/json']
      type Failure = paths['/trends/current']['get']['responses'][422]['content']['application/json']
      export const nameOf = (answer: Answer): string | undefined => answer.data[0]?.name
      export const trendOf = (answer: Answer): components['schemas']['Trend'] | undefined => answer.data[0]
      export const codeOf = (failure: Failure): string => failure.code
    `
    expect(await compileClient(types, client)).toBe('')
  })
})
