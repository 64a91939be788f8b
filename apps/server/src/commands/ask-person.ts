import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Whether somebody sits there who can be asked. */
export function canAsk(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY
}

/** Asks for one line; what is typed stays unseen where `isHidden`. */
export async function askPerson(question: string, options: { readonly isHidden: boolean }): Promise<string> {
  let isMuted = false
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isMuted) process.stdout.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input: process.stdin, output, terminal: true })
  try {
    const answer = lines.question(`${question}: `)
    isMuted = options.isHidden
    return await answer
  } finally {
    lines.close()
    if (options.isHidden) process.stdout.write('\n')
  }
}
