import { SECOND_MS } from '@trendverse/domain/primitives/time'
import type { FakeWorld } from '@trendverse/test-support/trends/fake-world'
import { portsOfScene } from './ports-of-scene'
import { SAMPLE_LOG, SAMPLE_PACK } from './sample-games'

/** A start of the sample game by an account, in a mode, long enough ago that the run of `SAMPLE_LOG` is over. */
export async function addRun(
  world: FakeWorld,
  id: string,
  userId: string,
  mode: 'normal' | 'calm',
  day = SAMPLE_PACK.day,
): Promise<void> {
  const { id: packId } = SAMPLE_PACK
  await portsOfScene(world).gameRuns.start(
    {
      id,
      userId,
      gameId: 'trend-quiz',
      mode,
      packId,
      day,
      rulesVersion: 1,
      edition: 'today',
      startedAtMs: world.nowMs - (SAMPLE_LOG.ticks / 60 + 1) * SECOND_MS,
      seed: `${packId}/daily`,
      unranked: null,
    },
    { day, limit: -1 },
  )
}

/** A run of an account with a result. */
export async function addFinishedRun(
  world: FakeWorld,
  id: string,
  userId: string,
  { log = 'a-log', day = SAMPLE_PACK.day } = {},
): Promise<void> {
  await addRun(world, id, userId, 'normal', day)
  const result = { points: SAMPLE_LOG.points, ticks: SAMPLE_LOG.ticks, finishedAtMs: world.nowMs }
  await portsOfScene(world).gameRuns.finish(id, { result, log, logHash: `hash of ${log}`, unranked: null })
}
