import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { RunOutcome } from './run-outcome'

type Run = Parameters<typeof RunOutcome>[0]['run']

const begun = (ticket: object): Run => ({
  kind: 'playing',
  isRestarted: false,
  keptBy: 'server',
  ticket: {
    runId: '01900000-0000-7000-8000-000000000001',
    gameId: 'meme-maker',
    mode: 'normal',
    seed: 'x/daily',
    packId: 'x',
    rulesVersion: 1,
    ranked: false,
    unranked: null,
    edition: 'today',
    day: '2026-11-28',
    startedAt: '2026-11-28T10:00:00.000Z',
    ...ticket,
  },
})

const noteOf = (run: Run): string =>
  renderToStaticMarkup(
    <RunOutcome game={{ id: 'meme-maker', practice: 'earlier' }} run={run} today="2026-11-28" onAgain={vi.fn()} />,
  ).replace(/<[^>]+>/g, '')

describe('what a run counts for', () => {
  it('says before the first move why a first try has no place', () => {
    expect(noteOf(begun({ unranked: 'network_full' }))).toMatch(/^Today\. Not ranked: 3 people on your network/)
    expect(noteOf(begun({ unranked: 'unverified' }))).toMatch(/^Today\. Not ranked: verify your email address/)
  })

  it('says that a puzzle is opened again, or counts', () => {
    expect(noteOf(begun({}))).toBe('Today. Today’s puzzle again: just for fun, so it isn’t ranked.')
    expect(noteOf(begun({ ranked: true }))).toContain('This run counts for the leaderboard')
  })
})
