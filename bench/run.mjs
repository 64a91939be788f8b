import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Every benchmark by its name (its file without the ending) and what it tells. */
const BENCHMARKS = {
  'ai/pool-over-http': 'ten thousand jobs over HTTP with four AI keys, two of which fail: caps, rests, ends',
  'ai/scheduling-cost': 'microseconds to give a job its AI key: the rules alone, the whole pool over memory',
  'galaxy/measure':
    'frames and processor time of the galaxy while flying and dragging time, beside 3d-force-graph; its memory',
  'games/replay': 'milliseconds of processor time to play a run again, and the size of its log, beside JSON.parse',
  'games/results':
    'results of runs a second, from the log to the place on the board, beside the replaying thread alone',
  'memes/caption-ink':
    'random captions in every meme format, their ink measured: none leaves its box (default 1,000 each)',
  'memes/drawing':
    'milliseconds of processor time to draw a meme on the server, captions fitted anew, and to encode it',
  'memes/in-browser':
    'milliseconds of a keystroke in a caption and of a JPEG in Chromium, beside a canvas that does the least',
  'memes/live-captions':
    'memes of the built-in writer about the first thirty trends of a recorded week, to be read (--four, --payloads)',
  'page/first-route': 'mobile Lighthouse of the first pages, beside a bare React page (--runs=7, paths)',
  'previews/hour-cards': 'milliseconds of the card of an hour, and of telling other days, with 100,000 trends',
  'previews/preview-cards': 'milliseconds from a trend to its preview card: drawn, and from memory, over HTTP',
  'quizzes/built-in-quiz': 'milliseconds from the record of a trend to a quiz made without a model',
  'quizzes/live-quizzes':
    'quizzes of the first trends at three moments of a recorded week, to be read, and their time (--payloads)',
  'quizzes/model-quiz': 'milliseconds from the press to a quiz by a model that answers in 10 ms, over HTTP',
  'server/current-trends': 'requests per second and p99 of the trend list, beside a bare node:http server',
  'server/fuzz': 'garbage requests over the embedded database, signed in and not: no fault, no secret (default 20,000)',
  'server/signed-in': 'a signed-in read beside a bare node:http server, signing in beside the bare hash',
  'server/stars':
    'milliseconds to rebuild the galaxy of 100,000 trends, its bytes, its requests beside the list of trends',
  'server/stories-while-reading':
    'requests per second and p99 of 32 stories while eight feeds are read again and again, beside a quiet server',
  'server/start-time': 'seconds from start to first answer: empty, filled, after kill -9 (--cold builds first)',
  'storage/admin-tables':
    'processor time of every list and figure of administrators over 100,000 rows, beside a bare select',
  'storage/embedded-rates': 'start, statements, snapshots and memory of the embedded database',
  'stories/categories':
    'labelled headlines and stories by the category they are filed under, each file with its language known and unknown',
  'stories/kept-rounds':
    'bytes and milliseconds to keep a round of stories, beside rounds that write all word frequencies (30,000 trends)',
  'stories/quality':
    'stories of labelled news, the Olympics, pairs and two recorded weeks, beside a version before (--before=REF)',
  'stories/rates': 'milliseconds per item of the story engine at 10,000, 30,000 and 100,000 items of two weeks',
  'stories/reading': 'seconds from the last reply to what visitors see, and the longest stall meanwhile',
  'stories/replay-days': 'the first 60 trends at three moments of a recorded week (all, days, payloads)',
  'trends/scoring-rate': 'observations per second of the pure engine, beside a bare loop, at two sizes',
  'trends/evaluate-nab': 'labelled anomalies of count series: recall at 0.1 false alarms a day',
  'universe/measure': 'chunks, draw calls, first planet, allocations and leaks of the 3D universe',
  'storage/kill-rounds': 'kill -9 during writes: what was acknowledged is there (rounds, default 100; sign-ups)',
  'storage/year-of-forecasts':
    'a year of forecasts graded in one pass and folded, beside bare statements (--forecasts=200000 --on=embedded)',
  'storage/year-of-history': 'sizes of a year of items and observations, and what upkeep takes a day (--items=1000000)',
}

const [name = '', ...options] = process.argv.slice(2)
if (Object.hasOwn(BENCHMARKS, name)) {
  const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url))
  const tsx = createRequire(import.meta.url).resolve('tsx/cli')
  const run = spawn(process.execPath, [tsx, file, ...options], { stdio: 'inherit' })
  run.on('close', (code) => {
    process.exitCode = code ?? 1
  })
} else {
  if (name !== '') console.error(`There is no benchmark "${name}".`)
  console.log('Benchmarks (npm run bench -- NAME):')
  for (const [one, told] of Object.entries(BENCHMARKS)) console.log(`  ${one.padEnd(24)} ${told}`)
  process.exitCode = name === '' ? 0 : 1
}
