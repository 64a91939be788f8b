import { MEME_FORMAT_LIST } from '@trendverse/meme-formats/registry'
import { captionCanvas } from '@trendverse/meme-formats/testing/caption-canvas'
import { seededNumbers } from '@trendverse/test-support/seeded-numbers'
import { captionFault } from './parts/caption-faults'
import { randomCaption } from './parts/random-captions'

/** Random captions in every format, each drawn alone and its ink measured: none may leave its box, so none overlap. */
const PER_FORMAT = Number(process.argv[2] ?? 1_000)
/** How many are told in full. */
const TOLD = 20

const pen = captionCanvas()
const random = seededNumbers(20_261_122)
const all: string[] = []
console.log('| format | captions | faults |')
console.log('|---|---|---|')
for (const format of MEME_FORMAT_LIST) {
  const faults = Array.from({ length: PER_FORMAT }, (_, index) =>
    captionFault(pen, format, index % format.boxes.length, randomCaption(random)),
  ).filter((fault) => fault !== null)
  console.log(`| ${format.id} | ${PER_FORMAT} | ${faults.length} |`)
  all.push(...faults)
}
for (const fault of all.slice(0, TOLD)) console.log(fault)
if (all.length > 0) process.exitCode = 1
