const USAGE = `Usage: npm start

Starts the server: pages, API and background jobs, on http://localhost:3000.

  -h, --help   Show this and end.

Everything else is set by environment variables, for example:

  PORT=8080 DATA_DIR=/srv/trendverse npm start

.env.example lists them all, docs/operations.md explains them.
`

/**
 * What a start answers instead of starting, and with which exit code; null where nothing was asked for.
 *
 * @param {readonly string[]} given what follows `npm start --`
 * @returns {{ readonly code: 0 | 2, readonly text: string } | null}
 */
export function answerTo(given) {
  if (given.some((argument) => argument === '--help' || argument === '-h')) return { code: 0, text: USAGE }
  const [unknown] = given
  if (unknown === undefined) return null
  return { code: 2, text: `npm start does not know ${JSON.stringify(unknown)}: see npm start -- --help.\n` }
}
