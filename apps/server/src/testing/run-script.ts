import { spawn } from 'node:child_process'
import { nodeArguments } from './node-arguments'

export type EndedScript = { readonly code: number | null; readonly out: string; readonly errors: string }

/** Runs a command-line script in its own process, without a terminal. */
export function runScript(
  name: 'admin-create' | 'admin-second-factor-off' | 'backup' | 'import-history' | 'restore' | 'seed-demo',
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<EndedScript> {
  const child = spawn(
    process.execPath,
    [...nodeArguments(name, new URL(`../commands/${name}.ts`, import.meta.url)), ...args],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, ...environment },
    },
  )
  const text = { out: '', errors: '' }
  child.stdout.on('data', (chunk) => (text.out += String(chunk)))
  child.stderr.on('data', (chunk) => (text.errors += String(chunk)))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...text })))
}
