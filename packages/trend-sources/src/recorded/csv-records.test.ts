import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CsvRecord, csvRecords, LONGEST_RECORD } from './csv-records'

async function* inPieces(pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces
}

async function recordsOf(...pieces: readonly string[]): Promise<CsvRecord[]> {
  const records: CsvRecord[] = []
  for await (const batch of csvRecords(inPieces(pieces))) records.push(...batch)
  return records
}

describe('csvRecords', () => {
  it('reads quotes, doubled quotes, commas and line breaks inside quotes, and names the line each begins in', async () => {
    expect(await recordsOf('\uFEFFa,b\r\n"1, ""one""\r\nmore",2\r\n\r\n3,"4"\n5,6')).toEqual([
      { line: 1, fields: ['a', 'b'] },
      { line: 2, fields: ['1, "one"\r\nmore', '2'] },
      { line: 5, fields: ['3', '4'] },
      { line: 6, fields: ['5', '6'] },
    ])
  })

  it('takes a quote inside a field that does not begin with one as it is', async () => {
    expect(await recordsOf('5" disk,a\nb,6" disk\n')).toEqual([
      { line: 1, fields: ['5" disk', 'a'] },
      { line: 2, fields: ['b', '6" disk'] },
    ])
  })

  it('gives up the line of an open quote alone, and reads on behind it', async () => {
    expect(await recordsOf('a,"open\nb,c\nd,e\n')).toEqual([
      { line: 1, problem: 'a quote is not closed' },
      { line: 2, fields: ['b', 'c'] },
      { line: 3, fields: ['d', 'e'] },
    ])
    expect(await recordsOf('a,"b"c\nd,e\n')).toEqual([
      { line: 1, problem: 'text follows a closing quote' },
      { line: 2, fields: ['d', 'e'] },
    ])
  })

  it('holds no more than the longest record, whatever comes', async () => {
    const long = 'x'.repeat(LONGEST_RECORD / 2)
    expect(await recordsOf('a\n', long, long, long, '\nb\n')).toEqual([
      { line: 1, fields: ['a'] },
      { line: 2, problem: `the line is longer than ${LONGEST_RECORD} characters` },
      { line: 3, fields: ['b'] },
    ])
    const open = await recordsOf('"open\n', 'y\n'.repeat(LONGEST_RECORD), 'b,c\n')
    expect(open[0]).toEqual({ line: 1, problem: 'a quote is not closed' })
    expect(open.at(-1)).toEqual({ line: LONGEST_RECORD + 2, fields: ['b', 'c'] })
  })

  it('reads what was written, however it is cut into pieces', async () => {
    const field = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', 'é', ' ') })
    const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { maxLength: 5 }),
        fc.integer({ min: 1, max: 7 }),
        async (rows, size) => {
          const text = rows.map((row) => `${row.map(quoted).join(',')}\n`).join('')
          const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
            text.slice(at * size, (at + 1) * size),
          )
          const read = await recordsOf(...pieces)
          expect(read.map((record) => ('fields' in record ? record.fields : record.problem))).toEqual(rows)
        },
      ),
      { seed: 7, numRuns: 200 },
    )
  })
})
