import type { DestinationStream } from 'pino'
import { z } from 'zod'

const LEVEL_NAMES: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}

const lineSchema = z.looseObject({
  level: z.number(),
  time: z.number(),
  msg: z.string().optional(),
  err: z.looseObject({ message: z.string().optional(), stack: z.string().optional() }).optional(),
})

/** One log line as a person reads it: time, level, words, then the rest as `name=value`. */
export function describeLine(json: string): string {
  const parsed = lineSchema.safeParse(JSON.parse(json))
  if (!parsed.success) return json
  const { level, time, msg, err, ...rest } = parsed.data
  const clockTime = new Date(time).toISOString().slice(11, 19)
  const details = Object.entries(rest).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
  const trace =
    level >= 50 && err?.stack !== undefined ? `\n${err.stack}` : err?.message === undefined ? '' : ` (${err.message})`
  return `${clockTime} ${(LEVEL_NAMES[level] ?? String(level)).padEnd(5)} ${msg ?? ''}${details.join('')}${trace}\n`
}

/** A destination for pino that writes readable lines. */
export function textLines(output: { write(text: string): unknown }): DestinationStream {
  return { write: (line) => void output.write(describeLine(line)) }
}
