import { spawn } from 'node:child_process'

/**
 * Runs a command with its output on ours.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ readonly env?: Readonly<Record<string, string>>, readonly timeoutMs?: number }} [options]
 * @returns {Promise<number>} Its exit code; 1 when it cannot be started, is killed or runs out of time.
 */
export function runCommand(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, [...args], { stdio: 'inherit', env: { ...process.env, ...options.env } })
    const timer = setTimeout(() => child.kill('SIGKILL'), options.timeoutMs ?? 30 * 60_000)
    child.on('error', (error) => {
      clearTimeout(timer)
      console.error(`${command} cannot be started: ${error.message}`)
      resolve(1)
    })
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve(code ?? 1)
    })
  })
}
