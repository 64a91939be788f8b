import { expect, it } from 'vitest'
import { spokenTime } from './spoken-time'

it('says the time at two minutes, one minute, 30 and 10 seconds, and nothing in between', () => {
  const said: [number, string][] = []
  for (let second = 300; second >= 0; second--) {
    const text = spokenTime(second)
    if (text !== (said.at(-1)?.[1] ?? '')) said.push([second, text])
  }
  expect(said).toEqual([
    [120, '2 minutes left.'],
    [60, '1 minute left.'],
    [30, '30 seconds left.'],
    [10, '10 seconds left.'],
  ])
})
