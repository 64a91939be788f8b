import { describe, expect, it } from 'vitest'
import { openGameWorld } from './game-world.fixtures'
import { readRunMarks } from './read-run-marks'

async function playedRun() {
  const game = await openGameWorld()
  const ada = await game.arrive(1)
  const { run } = await game.play(ada, 'careful')
  const kept = await game.ports.gameRuns.find(run.runId)
  if (kept === null) throw new Error('there should be a run')
  return { ...game, run: kept }
}

describe('readRunMarks', () => {
  it('plays a run again and tells how each of its parts came out', async () => {
    const { ports, run } = await playedRun()
    const marks = await readRunMarks(ports, run)
    expect(marks).toHaveLength(10)
    expect(marks.filter((mark) => mark === 'right').length).toBeGreaterThan(5)
  })

  it('tells nothing of what is not kept, is no log, or has rules nobody knows any more', async () => {
    const { ports, run } = await playedRun()
    const forgotten = [{ log: null }, { log: 'no log!' }, { log: 'AAAA' }, { packId: 'gone' }, { rulesVersion: 99 }]
    for (const changes of forgotten) expect(await readRunMarks(ports, { ...run, ...changes })).toEqual([])
  })

  it('tells nothing where the game does not say', async () => {
    const { ports, run } = await playedRun()
    const replayRuns = { replay: async () => ({ kind: 'ended', points: 1, ticks: 1 }) as const }
    expect(await readRunMarks({ ...ports, replayRuns }, run)).toEqual([])
  })

  it('waits for nobody while too many runs are played again', async () => {
    const { ports, run } = await playedRun()
    const replayRuns = { replay: async () => ({ kind: 'busy' }) as const }
    await expect(readRunMarks({ ...ports, replayRuns }, run)).rejects.toMatchObject({ code: 'busy_try_later' })
  })
})
