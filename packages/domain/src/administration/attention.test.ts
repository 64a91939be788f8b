import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../primitives/time'
import { type SiteFacts, whatNeedsAttention } from './attention'
import { listOf, sinceText } from './attention-words'

const NOW_MS = Date.UTC(2026, 2, 3, 12)
const GIB = 1024 ** 3
const WELL: SiteFacts = {
  nowMs: NOW_MS,
  disk: { freeBytes: 50 * GIB, totalBytes: 100 * GIB },
  backup: { latestAtMs: NOW_MS - 7 * DAY_MS, dataSinceMs: NOW_MS - 90 * DAY_MS },
  mail: { servers: 1, waiting: 1, oldestAtMs: NOW_MS - MINUTE_MS, failed: 0 },
  keys: [{ name: 'Main', isBroken: false, restsUntilMs: NOW_MS - 1 }],
  sources: [
    { label: 'Reddit', failuresInRow: 2 },
    { label: 'GitHub', failuresInRow: 0 },
  ],
  jobs: [{ name: 'send-outbox', state: 'idle', lastStartedAtMs: NOW_MS - MINUTE_MS }],
  waiting: { identityChecks: 0, memes: 0, questions: 0, runs: 0, profiles: 0, messages: 0 },
  isInMaintenance: false,
}

const told = (changes: Partial<SiteFacts>) =>
  whatNeedsAttention({ ...WELL, ...changes }).map(({ severity, text, place }) => `${severity} ${place}: ${text}`)

describe('whatNeedsAttention', () => {
  it('says nothing of a site that is well', () => {
    expect(told({})).toEqual([])
    expect(told({ disk: null, backup: null, jobs: [], sources: [], mail: null, keys: null })).toEqual([])
  })

  it('puts what visitors notice first', () => {
    expect(
      told({
        isInMaintenance: true,
        mail: { servers: 1, waiting: 3, oldestAtMs: NOW_MS - 20 * MINUTE_MS, failed: 2 },
        waiting: { identityChecks: 1, memes: 2, questions: 1, runs: 1, profiles: 2, messages: 5 },
      }),
    ).toEqual([
      'urgent settings: The site is in maintenance: only administrators can use it.',
      'urgent mail: 3 emails are waiting to be sent, the oldest for 20 minutes.',
      'soon mail: 2 emails couldn’t be sent in the last 24 hours.',
      'note checks: 1 identity check needs a decision.',
      'note memes: 2 reported memes need a decision.',
      'note questions: 1 flagged question needs a decision.',
      'note runs: 1 reported run needs a decision.',
      'note profiles: 2 reported profiles need a decision.',
      'note messages: 5 messages to support need an answer.',
    ])
  })

  it('says that no mail can be sent, not that mails wait', () => {
    expect(told({ mail: { servers: 0, waiting: 3, oldestAtMs: NOW_MS - DAY_MS, failed: 0 } })).toEqual([
      'urgent mail: No mail server is set up: users can’t verify an address or reset a password.',
    ])
  })

  it.each([
    [0.4, 100, 'urgent operation: Only 0.4 of 100 GB of disk space is free.'],
    [25, 1_000, 'urgent operation: Only 25.0 of 1000 GB of disk space is free.'],
    [1.5, 10, 'soon operation: Only 1.5 of 10 GB of disk space is free.'],
    [9, 100, 'soon operation: Only 9.0 of 100 GB of disk space is free.'],
    [10, 100, undefined],
  ])('judges %d of %d GB free', (free, total, line) => {
    expect(told({ disk: { freeBytes: free * GIB, totalBytes: total * GIB } })[0]).toBe(line)
  })

  it.each([
    [8 * DAY_MS, 90 * DAY_MS, ['soon operation: The last backup was made 8 days ago.']],
    [null, 8 * DAY_MS, ['soon operation: No backup has been made yet.']],
    [null, 6 * DAY_MS, []],
  ])('asks for a backup after a week without one', (backupAge, dataAge, lines) => {
    const latestAtMs = backupAge === null ? null : NOW_MS - backupAge
    expect(told({ backup: { latestAtMs, dataSinceMs: NOW_MS - dataAge } })).toEqual(lines)
  })

  it('tells a worker that stopped from jobs that fail or hang, and forgets jobs that are gone', () => {
    const job = { name: 'send-digest', state: 'idle', lastStartedAtMs: NOW_MS - 16 * MINUTE_MS } as const
    expect(told({ jobs: [job] })).toEqual([
      'urgent jobs: No background job has started for 16 minutes: the worker seems to have stopped.',
    ])
    expect(
      told({
        jobs: [
          ...WELL.jobs,
          { ...job, state: 'failed' },
          { name: 'thin', state: 'running', lastStartedAtMs: NOW_MS - 3 * HOUR_MS },
          { name: 'gone', state: 'failed', lastStartedAtMs: NOW_MS - 3 * DAY_MS },
        ],
      }),
    ).toEqual([
      'soon jobs: The job send-digest failed when it last ran.',
      'soon jobs: The job thin has been running for 3 hours.',
    ])
  })

  it('names sources that keep failing, and says when all do', () => {
    const failing = (label: string) => ({ label, failuresInRow: 3 })
    expect(told({ sources: [...WELL.sources, failing('Lobsters')] })).toEqual([
      'soon sources: Fetching Lobsters failed three times in a row.',
    ])
    expect(told({ sources: [failing('Reddit'), failing('GitHub')] })).toEqual([
      'urgent sources: No source can be fetched.',
    ])
  })

  it('tells broken keys from resting ones', () => {
    const keys = [
      { name: 'Main', isBroken: true, restsUntilMs: NOW_MS + HOUR_MS },
      { name: 'Spare', isBroken: false, restsUntilMs: NOW_MS + 10 * MINUTE_MS },
    ]
    expect(told({ keys })).toEqual([
      'soon keys: Calls with the AI key Main keep failing.',
      'note keys: The provider has paused the AI key Spare for another 10 minutes.',
    ])
    expect(told({ keys: [] })).toEqual([
      'note keys: No AI key is in use: the built-in generator writes quizzes and memes.',
    ])
  })
})

describe('words of attention', () => {
  it.each([
    [['A'], 'A'],
    [['A', 'B'], 'A and B'],
    [['A', 'B', 'C'], 'A, B and C'],
    [['A', 'B', 'C', 'D'], 'A, B and 2 more'],
  ])('lists %j as %s', (names, text) => {
    expect(listOf(names)).toBe(text)
  })

  it.each([
    [0, '1 minute'],
    [119 * MINUTE_MS, '119 minutes'],
    [2 * HOUR_MS, '2 hours'],
    [50 * HOUR_MS, '2 days'],
  ])('says %d ms as %s', (ms, text) => {
    expect(sinceText(ms)).toBe(text)
  })
})
