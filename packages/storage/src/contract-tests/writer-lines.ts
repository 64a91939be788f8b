import { createInterface } from 'node:readline'

/** One line to whoever started this process, as JSON. */
export function say(line: unknown): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/** Waits for the word to begin, so that the time until the kill is spent writing. */
export async function untilTold(): Promise<void> {
  await new Promise((resolve) => createInterface({ input: process.stdin }).once('line', resolve))
}
