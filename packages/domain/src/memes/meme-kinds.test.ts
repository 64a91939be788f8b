import { expect, it } from 'vitest'
import { MEME_FORMATS, MEME_STYLES, MEME_TONES } from './meme-kinds'

it('there are eight styles (MM-05)', () => {
  expect(MEME_STYLES.join(' ')).toBe('funny relatable satirical wholesome trending chaotic nostalgic existential')
})

it('there are ten tones (MM-06)', () => {
  expect(MEME_TONES.join(' ')).toBe(
    'humorous witty clever relatable satirical sarcastic wholesome chaotic deadpan absurd',
  )
})

it('there are ten formats (MM-07)', () => {
  expect(MEME_FORMATS.join(' ')).toBe(
    'image-text reaction comparison pov nobody brain-expand drake distracted-bf wojak chad',
  )
})
