import { describe, expect, it } from 'vitest'
import { sourcesOfPack } from './pack-sources'

const caseOf = (name: string, url?: unknown) => ({
  trend: { id: name, name },
  source: 'Wikipedia',
  ...(url === undefined ? {} : { url }),
})

describe('the sources of a pack', () => {
  it('are those of the cases that are over, in their order', () => {
    const pack = {
      cases: [caseOf('Bun', 'https://a.example/1'), caseOf('Own case'), caseOf('Dune', 'https://a.example/2')],
    }
    expect(sourcesOfPack(pack, 0)).toEqual([])
    expect(sourcesOfPack(pack, 2)).toEqual([{ name: 'Bun', source: 'Wikipedia', url: 'https://a.example/1' }])
    expect(sourcesOfPack(pack, 10).map(({ name }) => name)).toEqual(['Bun', 'Dune'])
  })

  it('are none of a pack that has no cases, and never an address that runs something', () => {
    expect(sourcesOfPack(null, 10)).toEqual([])
    expect(sourcesOfPack({ questions: [caseOf('Bun', 'https://a.example/1')] }, 10)).toEqual([])
    const odd = [
      null,
      5,
      {},
      caseOf('Bun', 'javascript:alert(1)'),
      caseOf('Bun', 7),
      { ...caseOf('Bun', 'https://a.example'), trend: null },
    ]
    expect(sourcesOfPack({ cases: odd }, 10)).toEqual([])
  })
})
