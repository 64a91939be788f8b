import { expect, it } from 'vitest'
import { detailLines, detailSummary } from './detail-lines'

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

it('says from what to what a setting was changed, and which key it was', () => {
  const settings = {
    from: { dailyMemeLimit: 10, maintenanceMode: false },
    to: { dailyMemeLimit: 3, maintenanceMode: true },
  }
  expect(detailLines(settings).map(({ text }) => text)).toEqual(['10 to 3', 'off to on'])
  expect(detailSummary(settings)).toMatch(/^: .+ from 10 to 3, Maintenance from off to on$/)
  const key = { name: 'Spare', changed: ['priority'], from: { priority: 1 }, to: { priority: 5 } }
  expect(detailSummary(key)).toBe(': “Spare”, priority from 1 to 5')
  expect(detailSummary({ changed: ['apiKey'] })).toBe('')
  const many = { from: {}, to: { a: 1, b: 2, c: 3 } }
  expect(detailSummary(many)).toBe(': a from empty to 1, b from empty to 2, 1 more')
})
