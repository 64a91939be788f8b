import { loadavg } from 'node:os'
import { bCubed } from './b-cubed'
import { replayStories } from './replay-stories'
import { syntheticStream } from './synthetic-stream'

for (const items of [10_000, 30_000, 100_000]) {
  const { rows, storyOf } = syntheticStream(items)
  const began = process.memoryUsage().heapUsed
  const replay = replayStories(rows)
  const late = replay.msPerItemByRound.slice(-72)
  const live = late.reduce((most, round) => Math.max(most, round.liveStories), 0)
  const ms = late.reduce((sum, round) => sum + round.ms, 0) / late.reduce((sum, round) => sum + round.items, 0)
  const slowest = late.reduce((most, round) => Math.max(most, round.ms), 0)
  const { precision, recall } = bCubed(storyOf, (id) => replay.clusterOf(id))
  const heap = (process.memoryUsage().heapUsed - began) / 1e6
  console.log(
    `${items} items: ${(replay.processorMs / items).toFixed(3)} ms per item over all, ${ms.toFixed(3)} in the last three days at up to ${live} live stories; slowest round ${slowest.toFixed(0)} ms, longest step ${replay.longestStepMs.toFixed(1)} ms; heap ${heap.toFixed(0)} MB; found again: precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)} (load ${loadavg()[0]?.toFixed(1)})`,
  )
}
