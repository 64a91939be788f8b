/**
 * Writes the sheets that people read what we wrote from: questions written by hand (`docs/questions-read.md`) and memes of the
 * built-in writer (`docs/memes-read.md`). What readers complained of stands above the line in each file and is kept.
 * Run with `npx tsx scripts/make-reading-sheets.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { writeCaptions } from '../packages/domain/src/memes/built-in/write-captions.ts'
import { textOfCaptions } from '../packages/domain/src/memes/compose-meme.ts'
import { MEME_FORMATS } from '../packages/domain/src/memes/meme-kinds.ts'
import { jokesAbout } from '../packages/starter-content/src/handwritten.ts'
import { STARTER_QUESTIONS } from '../packages/starter-content/src/starter-questions.ts'
import { STARTER_TRENDS } from '../packages/starter-content/src/starter-trends.ts'
import { starterTrendDetails } from '../packages/starter-content/src/to-trend-detail.ts'
import { seededNumbers } from '../packages/test-support/src/seeded-numbers.ts'

const QUESTIONS_OF = [
  'anime',
  'vinyl-revival',
  'minecraft',
  'webb-telescope',
  'sourdough',
  'rickrolling',
  'raspberry-pi',
  'parkrun',
  'crocs',
  'right-to-repair',
]
const QUESTIONS_EACH = 5
const MEMES_OF = ['wordle', 'dubai-chocolate', 'vinyl-revival', 'tidying-up', 'drive-to-survive', 'crowdfunding']
const LINE = '<!-- written by scripts/make-reading-sheets.mjs from here on -->'

/** @param {string} key */
function trendOf(key) {
  const found = STARTER_TRENDS.find((trend) => trend.key === key)
  if (found === undefined) throw new Error(`No starter trend has the key ${key}.`)
  return found
}

/** @param {string} key */
function questionsOf(key) {
  const chosen = (STARTER_QUESTIONS[key] ?? []).slice(0, QUESTIONS_EACH)
  return [
    `## ${trendOf(key).name}`,
    ...chosen.map(
      ({ question, right, wrong, explanation, page }) =>
        `**${question}**\n\n**${right}** / ${wrong.join(' / ')}\n\n${explanation} [${page.title}](${page.url})`,
    ),
  ]
}

/**
 * Ten memes of one trend, one of each format, as a visitor without a model gets them.
 * @param {string} key
 */
function memesOf(key) {
  const { id, name } = trendOf(key)
  const trend = starterTrendDetails().find((one) => one.id === id)
  if (trend === undefined) throw new Error(`No details of ${name}.`)
  const random = seededNumbers(11)
  /** @type {string[]} */
  const earlier = []
  const rows = MEME_FORMATS.map((format) => {
    const jokes = jokesAbout(id)
    const meme = { trend, style: 'funny', tone: 'deadpan', format, customText: '', random, earlier, jokes }
    const { captions } = writeCaptions(/** @type {Parameters<typeof writeCaptions>[0]} */ (meme))
    earlier.push(textOfCaptions(captions))
    return `- ${format}: ${captions.join(' / ')}`
  })
  return [`## ${name}`, rows.join('\n')]
}

/**
 * @param {string} file
 * @param {readonly string[]} parts
 */
function writeSheet(file, parts) {
  const path = fileURLToPath(new URL(`../docs/${file}`, import.meta.url))
  const [kept = ''] = readFileSync(path, 'utf8').split(LINE)
  writeFileSync(path, `${kept}${LINE}\n\n${parts.join('\n\n')}\n`)
  console.log(path)
}

writeSheet('questions-read.md', QUESTIONS_OF.flatMap(questionsOf))
writeSheet('memes-read.md', MEMES_OF.flatMap(memesOf))
