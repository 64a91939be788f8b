import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { identityKeys } from '@trendverse/domain/trends/stories/identity-keys'
import { readItem } from '@trendverse/domain/trends/stories/item-vector'
import { StoryEngine } from '@trendverse/domain/trends/stories/story-engine'
import { StoryIndex } from '@trendverse/domain/trends/stories/story-index'
import { STORY_WINDOW_MS } from '@trendverse/domain/trends/stories/story-refusals'
import type { StoryDesk } from '@trendverse/domain/trends/stories/story-round'
import { WordFrequencies } from '@trendverse/domain/trends/stories/word-frequencies'
import type { Needs } from '../ports/ports'
import type { StoryRecord } from '../ports/stories'

/** The stories at work in one process, with what was decided about them. */
export type OpenDesk = StoryDesk & {
  readonly revision: number
  /** Which ids are kept in this round; see `StoryConstraints.precedence`. */
  readonly precedence: Map<Uuid, number>
  /** Stories that are or were trends: their addresses are known and must lead somewhere. */
  readonly withTrend: Set<Uuid>
  /** Keys of items that were read again and have none in the database yet. */
  readonly keys: { readonly itemId: Uuid; readonly keys: readonly string[] }[]
}

type StoryDeskPorts = Needs<'clock' | 'log' | 'stories'>

/** Holds the stories of one process between its rounds, as long as nobody else changes them. */
export type StoryDeskHolder = {
  /**
   * Runs a task that changes the stories on the desk and keeps them, and gives its result. Tasks of one process run one
   * after the other; one that meets a change by another process is begun again with what is kept by then.
   */
  use<Result>(
    ports: StoryDeskPorts,
    task: (desk: OpenDesk) => Promise<{ readonly result: Result; readonly revision: number }>,
  ): Promise<Result>
}

/**
 * Of two stories that merge, one an editor or the catalogue stands for keeps its id before one on show, that before one
 * that was, and that before one nobody has seen.
 */
export const PRECEDENCE = { unknown: 0, resting: 1, live: 2, edited: 3 } as const

/** How often a task is begun again because somebody else was quicker. */
const MAX_CONFLICTS = 3

const pair = (a: Uuid, b: Uuid): string => (a < b ? `${a} ${b}` : `${b} ${a}`)

export function createStoryDeskHolder(): StoryDeskHolder {
  let held: OpenDesk | null = null
  let last: Promise<unknown> = Promise.resolve()

  async function open(ports: StoryDeskPorts): Promise<OpenDesk> {
    const current = held
    // What a task changes is not what is kept until it is: a task that fails leaves nothing behind.
    held = null
    return current !== null && current.revision === (await ports.stories.revision()) ? current : loadDesk(ports)
  }

  return {
    use(ports, task) {
      const run = async () => {
        for (let conflicts = 0; ; conflicts += 1) {
          const desk = await open(ports)
          try {
            const { result, revision } = await task(desk)
            held = { ...desk, revision, keys: [] }
            return result
          } catch (error) {
            if (!isConflict(error) || conflicts === MAX_CONFLICTS) throw error
          }
        }
      }
      const result = last.then(run)
      last = result.catch(() => undefined)
      return result
    },
  }
}

const isConflict = (error: unknown): boolean => error instanceof AppError && error.code === 'conflict'

async function loadDesk(ports: StoryDeskPorts): Promise<OpenDesk> {
  const records = await ports.stories.load({ sinceMs: ports.clock.nowMs() - STORY_WINDOW_MS })
  const frequencies = continueFrequencies(ports, records.frequencies)
  const index = new StoryIndex()
  const precedence = new Map<Uuid, number>()
  const withTrend = new Set<Uuid>()
  const refusedBy = new Map<Uuid, Uuid[]>()
  for (const { itemId, storyId } of records.refusals) refusedBy.set(itemId, [...(refusedBy.get(itemId) ?? []), storyId])
  const keptApart = new Set(records.keptApart.map(([a, b]) => pair(a, b)))
  const engine = new StoryEngine(index, frequencies, {
    refusedBy: (itemId) => refusedBy.get(itemId) ?? [],
    isKeptApart: (a, b) => keptApart.size > 0 && keptApart.has(pair(a, b)),
    precedence: (storyId) =>
      precedence.get(storyId) ?? (withTrend.has(storyId) ? PRECEDENCE.resting : PRECEDENCE.unknown),
  })
  const desk = { engine, index, frequencies, revision: records.revision, precedence, withTrend, keys: [] }
  await restoreStories(ports, desk, records.stories)
  return desk
}

/** What was learnt of words is worth keeping, but a damaged state must not stop the stories. */
function continueFrequencies(ports: StoryDeskPorts, state: readonly string[]): WordFrequencies {
  if (state.length === 0) return WordFrequencies.shipped()
  try {
    return WordFrequencies.restore(state)
  } catch (error) {
    ports.log.warn({ err: error }, 'The stored word frequencies cannot be used, they are learnt again')
    return WordFrequencies.shipped()
  }
}

/** Puts stories on the desk; those without a usable state are read from their items again. */
export async function restoreStories(
  ports: Needs<'stories'>,
  desk: OpenDesk,
  records: readonly StoryRecord[],
): Promise<void> {
  for (const { id, stored, hasTrend } of records) {
    if (hasTrend) desk.withTrend.add(id)
    if (stored !== null) desk.index.restore(stored)
  }
  const unread = records.filter(({ id, stored }) => stored === null && desk.index.get(id) === undefined)
  if (unread.length === 0) return
  const items = await ports.stories.listItems(
    unread.map(({ id }) => id),
    0,
  )
  const inOrder = [...items].sort((a, b) => a.firstSeenAtMs - b.firstSeenAtMs || (a.id < b.id ? -1 : 1))
  for (const item of inOrder) {
    if (item.storyId === null) continue
    const read = readItem(item, desk.frequencies.countOf)
    desk.engine.join(read, desk.index.get(item.storyId) ?? desk.index.found(item.storyId, read.atMs))
    desk.keys.push({ itemId: item.id, keys: identityKeys(item) })
  }
}
