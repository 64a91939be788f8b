import { parseArgs } from 'node:util'
import { InputError } from '@trendverse/trend-sources/recorded/input-error'
import { LabelEvaluation } from './label-evaluation'
import { barOfLabels, readLabels } from './labels'
import { replayHistory } from './replay-history'
import { surveyHistory } from './survey-history'
import { LineFile } from './text-file'

const USAGE =
  'Usage: npm run evaluate:trends -- --observations FILE.csv[.gz] --out SCORES.csv[.gz] ' +
  '[--labels FILE.csv] [--from-fraction 0.5]'

type Options = {
  readonly observations: string
  readonly out: string | undefined
  readonly labels: string | undefined
  readonly fromFraction: number
}

function readOptions(args: readonly string[]): Options {
  let values: Record<'observations' | 'out' | 'labels' | 'from-fraction', string | undefined>
  try {
    const option = { type: 'string' } as const
    const parsed = parseArgs({
      args: [...args],
      options: { observations: option, out: option, labels: option, 'from-fraction': option },
    }).values
    values = {
      observations: parsed.observations,
      out: parsed.out,
      labels: parsed.labels,
      'from-fraction': parsed['from-fraction'],
    }
  } catch (error) {
    throw new InputError(`${error instanceof Error ? error.message : String(error)}. ${USAGE}`)
  }
  const fromFraction = Number(values['from-fraction'] ?? 0.5)
  if (!(fromFraction >= 0 && fromFraction < 1))
    throw new InputError('--from-fraction has to be from 0 up to, not with, 1.')
  if (!values.observations || !(values.out || values.labels)) throw new InputError(USAGE)
  return { observations: values.observations, out: values.out, labels: values.labels, fromFraction }
}

const csvField = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * Replays a history through the engine production uses: writes one line per input row, and with labels returns a
 * report of how well it foresees break-outs, beside the baselines. Throws an InputError for input it cannot use.
 */
export async function evaluateTrends(args: readonly string[]): Promise<string[]> {
  const options = readOptions(args)
  const labels = options.labels === undefined ? null : await readLabels(options.labels)
  const survey = await surveyHistory(options.observations, labels === null ? null : new Set(labels.keys()))
  const unitHoursOf = (source: string): 1 | 24 => survey.unitHours.get(source) ?? 1
  const evaluation =
    labels === null
      ? null
      : new LabelEvaluation({
          labels,
          bar: barOfLabels(labels, survey.peaks),
          fromInstant: Math.floor(survey.instants * options.fromFraction),
          unitHoursOf,
        })
  const out = options.out === undefined ? null : new LineFile(options.out)
  await out?.write(['observed_at,item_id,score,lifecycle,alert'])
  let rows = 0
  for await (const instant of replayHistory(options.observations, unitHoursOf)) {
    evaluation?.add(instant)
    rows += instant.rows.length
    await out?.write(
      instant.rows.map(({ observedAtText, observation }, index) => {
        const score = instant.scores[index]
        const momentum = Number((score?.momentum ?? 0).toFixed(6))
        return `${observedAtText},${csvField(observation.itemId)},${momentum},${score?.lifecycle},${score?.alert ? 1 : 0}`
      }),
    )
  }
  await out?.close()
  return [`${rows} rows scored.`, ...(evaluation?.report() ?? [])]
}
