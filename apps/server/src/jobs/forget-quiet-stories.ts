import type { StoryRepository } from '@trendverse/application/ports/stories'
import type { Clock } from '@trendverse/application/ports/world'
import { STORY_MEMORY_MS } from '@trendverse/application/stories/file-items'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import type { Log } from '../log'
import type { Job } from './job'

/** Forgets once a day what stories were made of that no source has shown for a month; their items and trends stay. */
export function forgetQuietStoriesJob(stories: Pick<StoryRepository, 'forgetQuiet'>, clock: Clock, log: Log): Job {
  return {
    name: 'forget-quiet-stories',
    everyMs: DAY_MS,
    atStart: 'when-due',
    async run() {
      const forgotten = await stories.forgetQuiet(clock.nowMs() - STORY_MEMORY_MS)
      if (forgotten > 0) log.info({ forgotten }, 'Quiet stories were forgotten')
    },
  }
}
