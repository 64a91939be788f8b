import { expect, it } from 'vitest'
import { detailLines } from './detail-lines'

it('says in words what an entry holds', () => {
  const details = {
    siteName: 'Orbit',
    maintenanceMode: false,
    fromId: 'x',
    changed: ['role', 'bio'],
    reason: '',
    time_limit: null,
    urls: [{ a: 1 }],
    limits: { memes: 3, dailyGames: null },
  }
  expect(detailLines(details).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Site name: Orbit',
    'Maintenance: off',
    'from id: x',
    'changed: role, bio',
    'reason: empty',
    'time limit: empty',
    'urls: [\n  {\n    "a": 1\n  }\n]',
    'limits: memes 3, daily games empty',
  ])
})
