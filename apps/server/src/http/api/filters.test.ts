import { traverseContractProcedures } from '@orpc/server'
import { contract } from '@trendverse/contract/contract'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

/** Every text that a reading call takes, by call and name. */
const TEXTS: (readonly [name: string, schema: z.ZodType])[] = []
traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
  const { route, inputSchema } = procedure['~orpc']
  if (route.method !== 'GET' || !(inputSchema instanceof z.ZodObject)) return
  for (const [name, schema] of Object.entries(inputSchema.shape)) {
    // Shapes of the contract are made of Zod alone.
    TEXTS.push([`${route.path ?? ''} ${name}`, schema as z.ZodType])
  }
})

describe('what reading calls take', () => {
  it('is found', () => {
    expect(TEXTS.length).toBeGreaterThan(60)
    expect(TEXTS.map(([name]) => name)).toContain('/admin/trends q')
  })

  it.each(TEXTS)('as %s holds nothing that no database keeps', (_, schema) => {
    const taken = ['a\0b', '\0', 'a\uD800b'].flatMap((text) => schema.safeParse(text).data ?? [])
    expect(taken.filter((text) => typeof text === 'string' && /\0|\uD800/.test(text))).toEqual([])
  })
})
