import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { clientTypes, compileClient } from './client-types'

const schema = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } }
const DOCUMENT = {
  openapi: '3.1.1',
  info: { title: 'Planets', version: '1' },
  paths: {
    '/planet': { get: { responses: { 200: { description: 'OK', content: { 'application/json': { schema } } } } } },
  },
}
const ANSWER = `import type { paths } from './api'
type Planet = paths['/planet']['get']['responses'][200]['content']['application/json']`

describe('types of a client', () => {
  it('are made of a document, and compile', async () => {
    const client = `${ANSWER}\nexport const nameOf = (planet: Planet): string => planet.name`
    expect(await compileClient(await clientTypes(DOCUMENT), client)).toBe('')
  })

  it('let the compiler find what a client gets wrong', async () => {
    const client = `${ANSWER}\nexport const moonsOf = (planet: Planet): number => planet.moons`
    expect(await compileClient(await clientTypes(DOCUMENT), client)).toMatch(/client\.ts.*'moons' does not exist/)
  })

  it('are refused where the document points to nothing', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => said.mockRestore())
    const broken = JSON.parse(
      JSON.stringify(DOCUMENT).replace('{"type":"string"}', '{"$ref":"#/components/schemas/X"}'),
    )
    await expect(clientTypes(broken as object)).rejects.toThrow(/resolve/i)
  })
})
