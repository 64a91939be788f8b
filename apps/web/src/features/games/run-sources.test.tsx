import { expect, it } from 'vitest'
import { gameCalls, openGame, PACK_ID, playEachGameAnew } from '../../app/testing/open-game'

playEachGameAnew()

const caseOf = (name: string) => ({
  trend: { id: name, name },
  source: 'Wikipedia',
  url: `https://pageviews.wmcloud.org/?pages=${name}`,
})

it('links where a recorded case can be checked as soon as it was answered, and not before', async () => {
  const content = { cases: [caseOf('Bridgerton'), caseOf('Westworld')] }
  gameCalls.pack.mockResolvedValue({ data: { packId: PACK_ID, content } })
  const on = await openGame()
  await on.start()
  expect(on.text()).not.toContain('Check the sources')
  await on.say({ type: 'SCORE_UPDATE', score: 9_600, level: 1, experience: 1 })
  const links = () => [...on.element.querySelectorAll('[aria-labelledby="run-sources"] a')]
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['https://pageviews.wmcloud.org/?pages=Bridgerton'])
  await on.say({ type: 'SCORE_UPDATE', experience: 2 })
  expect(links()).toHaveLength(2)
})
