import { csvRecords } from '@trendverse/trend-sources/recorded/csv-records'
import { InputError } from '@trendverse/trend-sources/recorded/input-error'
import { readText } from '../../apps/server/src/infrastructure/history/read-text'

/** Records of a CSV file, gzip or plain, in batches. An evaluation is of every row: throws an InputError at the first bad one. */
export async function* strictRecords(
  path: string,
): AsyncGenerator<{ readonly line: number; readonly fields: readonly string[] }[]> {
  for await (const records of csvRecords(readText(path))) {
    yield records.map((record) => {
      if ('problem' in record) throw new InputError(`Line ${record.line}: ${record.problem}.`)
      return record
    })
  }
}
