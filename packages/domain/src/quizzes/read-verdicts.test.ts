import { expect, it } from 'vitest'
import { readVerdicts } from './read-verdicts'

const asIs = (text: string): string => text

it('reads one answer per question, also out of words and fences', () => {
  expect(readVerdicts('{"answers":[0,3,-1]}', 3, asIs)).toEqual([0, 3, -1])
  expect(readVerdicts('Sure!\n```json\n{"answers": [1]}\n```', 1, asIs)).toEqual([1])
})

it.each(['', 'yes', '{"answers":"A"}', '{"answers":[0,1]}', '{"answers":[0.5,1,2]}', '{', 'x'.repeat(1_000_000)])(
  'knows nothing of %.30s',
  (reply) => {
    expect(readVerdicts(reply, 3, asIs)).toBeNull()
  },
)

it('survives a repair that fails', () => {
  const fails = (): string => {
    throw new Error('no')
  }
  expect(readVerdicts('{"answers":[0}', 1, fails)).toBeNull()
  expect(readVerdicts('{"answers":[0]}', 1, fails)).toEqual([0])
})
