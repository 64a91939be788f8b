import { HOUR_MS } from '@trendverse/domain/primitives/time'
import type { RecordedInstant, RecordedPart, RecordedPosition } from '@trendverse/domain/trends/items/recorded-instant'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'

/** A file of recorded observations. */
export type HistoryFile = {
  readonly name: string
  /** SHA-256 of what it holds: a file that was moved or renamed is the same one. */
  readonly hash: string
  /** What it tells behind a position, or from its beginning: instants in order, each later than the one before. */
  read(after: RecordedPosition | null): AsyncIterable<RecordedPart>
}

export type OpenHistory = {
  readonly file: HistoryFile
  readonly after: RecordedPosition | null
  /** Told each row that is left out, before the instant that follows it. */
  readonly onProblem: (line: number, problem: string) => void
}

type FileInstant = RecordedInstant & { readonly file: HistoryFile }

/** What all files tell of one hour, as one reading of the sources would have found it. */
export type HistoryRound = {
  /** In order of time, one for each source and instant. */
  readonly snapshots: readonly {
    readonly source: SourceId
    readonly observedAtMs: number
    readonly items: readonly SourceItem[]
  }[]
  /** The first and the latest instant in it. */
  readonly beginMs: number
  readonly endMs: number
  readonly rows: number
  /** How far each file that has a part in it was read. */
  readonly reached: ReadonlyMap<HistoryFile, RecordedPosition>
}

const hourOf = (atMs: number): number => Math.floor(atMs / HOUR_MS)

/** Goes through several histories at once, hour by hour; hours nobody recorded are left out. */
export async function* historyRounds(histories: readonly OpenHistory[]): AsyncGenerator<HistoryRound> {
  const cursors = histories.map((history) => instantsOf(history)[Symbol.asyncIterator]())
  const heads: IteratorResult<FileInstant, undefined>[] = []
  // One after the other, so that bad rows are told in the order of the files.
  for (const cursor of cursors) heads.push(await cursor.next())
  for (;;) {
    const begins = heads.flatMap((head) => (head.done ? [] : [head.value.observedAtMs]))
    if (begins.length === 0) return
    const hour = hourOf(Math.min(...begins))
    const instants: FileInstant[] = []
    for (const [index, cursor] of cursors.entries()) {
      for (let head = heads[index]; head && !head.done && hourOf(head.value.observedAtMs) === hour; ) {
        instants.push(head.value)
        head = await cursor.next()
        heads[index] = head
      }
    }
    yield roundOf(instants)
  }
}

async function* instantsOf({ file, after, onProblem }: OpenHistory): AsyncGenerator<FileInstant, undefined> {
  for await (const part of file.read(after)) {
    if (part.kind === 'problem') onProblem(part.line, part.problem)
    else yield { ...part, file }
  }
  return undefined
}

function roundOf(instants: readonly FileInstant[]): HistoryRound {
  const inOrder = [...instants].sort((a, b) => a.observedAtMs - b.observedAtMs)
  const snapshots = new Map<string, { source: SourceId; observedAtMs: number; items: SourceItem[] }>()
  for (const { observedAtMs, snapshots: shown } of inOrder) {
    for (const { source, items } of shown) {
      // Two files may each hold a part of what a source showed at an instant, of which one snapshot is kept.
      const known = snapshots.get(`${observedAtMs} ${source}`)
      if (known === undefined) snapshots.set(`${observedAtMs} ${source}`, { source, observedAtMs, items: [...items] })
      else known.items.push(...items)
    }
  }
  const reached = new Map<HistoryFile, RecordedPosition>()
  for (const { file, observedAtMs, line } of inOrder) reached.set(file, { throughMs: observedAtMs, line })
  return {
    snapshots: [...snapshots.values()],
    beginMs: inOrder[0]?.observedAtMs ?? 0,
    endMs: inOrder.at(-1)?.observedAtMs ?? 0,
    rows: inOrder.reduce((sum, { rows }) => sum + rows, 0),
    reached,
  }
}
