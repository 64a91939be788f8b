import { traverseContractProcedures } from '@orpc/server'
import { contract } from '@trendverse/contract/contract'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

type Named = readonly [name: string, schema: z.ZodType]

/** Every text that a reading call takes, and every id that any call takes, by call and name. */
const TEXTS: Named[] = []
const IDS: Named[] = []
const ID = '01A22A51-3835-7DAE-A9E6-5533BE74F7FC'

/** Ids come alone or as a list. */
const taken = (schema: z.ZodType, id: string): unknown => schema.safeParse(id).data ?? schema.safeParse([id]).data
const isId = (schema: z.ZodType): boolean =>
  taken(schema, ID) !== undefined && taken(schema, ID.replace('A', 'G')) === undefined
/** Of an object, or of each that may stand in its place. */
const shapesOf = (schema: unknown): readonly object[] => {
  if (schema instanceof z.ZodObject) return [schema.shape]
  return schema instanceof z.ZodDiscriminatedUnion ? schema.options.flatMap(shapesOf) : []
}
traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
  const { route, inputSchema } = procedure['~orpc']
  for (const [name, part] of shapesOf(inputSchema).flatMap((shape) => Object.entries(shape))) {
    // Shapes of the contract are made of Zod alone.
    const schema = part as z.ZodType
    const named = `${route.path ?? ''} ${name}`
    if (route.method === 'GET') TEXTS.push([named, schema])
    if (isId(schema)) IDS.push([`${route.method ?? ''} ${named}`, schema])
  }
})

describe('what calls take as an id', () => {
  it('is found', () => {
    expect(IDS.length).toBeGreaterThan(50)
    expect(IDS.map(([name]) => name)).toContain('DELETE /auth/sessions/{id} id')
  })

  it.each(IDS)('as %s is one id in any case', (_, schema) => {
    expect([taken(schema, ID)].flat()).toEqual([ID.toLowerCase()])
  })
})

describe('what reading calls take', () => {
  it('is found', () => {
    expect(TEXTS.length).toBeGreaterThan(60)
    expect(TEXTS.map(([name]) => name)).toContain('/admin/trends q')
  })

  it.each(TEXTS)('as %s holds nothing that no database keeps', (_, schema) => {
    const kept = ['a\0b', '\0', 'a\uD800b'].flatMap((text) => schema.safeParse(text).data ?? [])
    expect(kept.filter((text) => typeof text === 'string' && /\0|\uD800/.test(text))).toEqual([])
  })
})
