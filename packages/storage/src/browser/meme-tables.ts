import type { Meme } from '@trendverse/domain/memes/meme'
import { memeReportKey } from '../memory/memory-meme-reports'
import type { DeviceRecord } from './device-record'
import { type DeviceTable, deviceTable } from './device-table'
import { type MemeReportRow, memeRecord, memeReportRecord } from './meme-records'
import { MEME_HISTORY_KEY, MEME_REPORTS_KEY, SAVED_MEMES_KEY } from './storage-keys'

/** Memes of this device: each lies under one key, in the collection or in the history alone; and what was reported of them. */
export function memeTables(): readonly DeviceTable[] {
  return [
    deviceTable(SAVED_MEMES_KEY, memeRecord, putMeme, ({ memes }) =>
      [...memes.values()].filter(({ savedAtMs }) => savedAtMs !== null),
    ),
    deviceTable(MEME_HISTORY_KEY, memeRecord, putMeme, ({ memes }) =>
      [...memes.values()].filter(({ savedAtMs }) => savedAtMs === null),
    ),
    deviceTable(MEME_REPORTS_KEY, memeReportRecord, putReports, reportRows),
  ]
}

function putMeme({ memes }: DeviceRecord, meme: Meme): void {
  memes.set(meme.id, meme)
}

function putReports({ memeReports, memeReportCounts }: DeviceRecord, { reports, ...counts }: MemeReportRow): void {
  memeReportCounts.set(counts.memeId, counts)
  for (const report of reports) memeReports.set(memeReportKey(report), report)
}

function reportRows({ memeReports, memeReportCounts }: DeviceRecord): readonly MemeReportRow[] {
  const reports = [...memeReports.values()]
  return [...memeReportCounts.values()].map((counts) => ({
    ...counts,
    reports: reports.filter(({ memeId }) => memeId === counts.memeId),
  }))
}
