import {
  type FilePosition,
  filePositionSchema,
  type RecordedPosition,
} from '@trendverse/domain/trends/items/recorded-instant'
import type { Needs } from '../ports/ports'
import type { HistoryFile } from './history-rounds'

const keyOf = ({ hash }: HistoryFile): string => `historyImport:${hash}`

/** How far a file was imported, null where it was not begun. */
export async function readPosition(ports: Needs<'settings'>, file: HistoryFile): Promise<FilePosition | null> {
  return filePositionSchema.safeParse(await ports.settings.get(keyOf(file))).data ?? null
}

/** Positions as settings, to be kept in one step. */
export function positionSettings(
  reached: ReadonlyMap<HistoryFile, RecordedPosition>,
  isFinished: boolean,
): Readonly<Record<string, FilePosition>> {
  return Object.fromEntries(
    [...reached].map(([file, { throughMs, line }]) => [keyOf(file), { name: file.name, throughMs, line, isFinished }]),
  )
}
