import { describe, expect, it } from 'vitest'
import { parseMemeReply } from './parse-meme-reply'

const [TOP, BOTTOM] = ['When the train is late', 'And so is the next one']
const TAGS = ['#train', '#late', '#monday']
const read = (answer: string) => parseMemeReply(answer, 'image-text', (text) => text)
const readOne = (fields: object) => read(JSON.stringify({ choices: [{ hashtags: TAGS, ...fields }] }))
const READ = [{ captions: [TOP, BOTTOM], hashtags: TAGS }]

describe('the captions of a meme', () => {
  it.each<readonly [string, object]>([
    ['objects that call them captions', { captions: [TOP, BOTTOM].map((caption) => ({ role: 'x', caption })) }],
    ['objects with a place', { captions: [TOP, BOTTOM].map((content) => ({ position: 'x', content })) }],
    ['objects by role', { captions: [{ top: TOP }, { bottom: BOTTOM }] }],
    ['one object in a list', { captions: [{ top: TOP, bottom: BOTTOM }] }],
    ['another name', { caption: { top: TOP, bottom: BOTTOM } }],
    ['a name in capitals', { Captions: [TOP, BOTTOM] }],
    ['texts', { texts: [TOP, BOTTOM] }],
    ['a line each', { captions: `${TOP}\n${BOTTOM}` }],
    ['labelled lines', { captions: `Top: ${TOP}\nBottom: ${BOTTOM}` }],
    ['labelled texts', { captions: [`Top text: ${TOP}`, `**Bottom text:** ${BOTTOM}`] }],
    ['fields that say caption', { top_caption: TOP, bottom_caption: BOTTOM }],
    ['fields by number', { caption1: TOP, caption2: BOTTOM }],
    ['an object by number', { captions: { 1: TOP, 2: BOTTOM } }],
    ['a text by role', { text: { top: TOP, bottom: BOTTOM } }],
    ['slanted words', { captions: [`*${TOP}*`, `*${BOTTOM}*`] }],
  ])('may be given as %s', (_, fields) => {
    expect(readOne(fields)).toMatchObject(READ)
  })

  it('keep a colon of their own', () => {
    const captions = ['Me: one more stop', 'The train: no']
    expect(readOne({ captions })).toMatchObject([{ captions }])
  })
})

it('other fields of a meme are read by any spelling', () => {
  const fields = { captions: [TOP, BOTTOM], tags: TAGS, hashtags: undefined, alt_text: 'A train.', viral_potential: 8 }
  expect(readOne(fields)).toMatchObject([{ ...READ[0], altText: 'A train.', viralPotential: 8 }])
})

it.each([
  `Top: ${TOP}\nBottom: ${BOTTOM}\nHashtags: ${TAGS.join(' ')}`,
  `Here is your meme!\n\n**Top text:** "${TOP}"\n**Bottom text:** "${BOTTOM}"\n\n${TAGS.join(' ')}`,
])('a meme is read as text: %j', (answer) => {
  expect(read(answer)).toMatchObject(READ)
})

it('hashtags of several words have the capitals of their script', () => {
  const hashtags = ['თბილისი ღამე', 'four-day week', 'μια μέρα', 'istanbul ışıkları']
  expect(readOne({ captions: [TOP, BOTTOM], hashtags })).toMatchObject([
    { hashtags: ['#თბილისიღამე', '#FourDayWeek', '#ΜιαΜέρα', '#İstanbulIşıkları'] },
  ])
})
