import { cleanText } from '../primitives/clean-text'
import { cutAtCharacter } from '../primitives/graphemes'
import type { MemeStyle } from './meme-kinds'
import { isTextAllowed } from './moderation'

/** Characters: models that paint take a thousand and more; a scene is said in far fewer. */
const MAX_SCENE_LENGTH = 600
const MAX_NAME_LENGTH = 80
/** Written by a model out of feeds and by visitors: only words reach whoever paints. */
const NOT_WORDS = /https?:\S*|www\.\S*|[<>{}[\]`|\\]+/g

const MOODS: Readonly<Record<MemeStyle, string>> = {
  funny: 'bright and comical',
  relatable: 'cosy and everyday',
  satirical: 'bold and slightly theatrical',
  wholesome: 'warm and gentle',
  trending: 'vivid and energetic',
  chaotic: 'wildly colourful and full of movement',
  nostalgic: 'soft, in faded colours of an old photograph',
  existential: 'quiet, with a huge starry sky',
}

/**
 * What a model is asked to paint: the scene the text's model thought of, or the trend alone, within rules of our own.
 *
 * @param scene `imagePrompt` of the text; may be empty.
 */
export function imagePrompt(scene: string, trendName: string, style: MemeStyle): string {
  const [said, name] = [clean(scene, MAX_SCENE_LENGTH), clean(trendName, MAX_NAME_LENGTH)]
  const subject = said !== '' ? said : `A scene about ${name === '' ? 'something everybody talks about' : name}`
  return [
    `${subject.replace(/[.!?\s]+$/, '')}.`,
    `Mood: ${MOODS[style]}. Friendly illustration with one clear subject in the middle, calm at the top and at the bottom.`,
    'No text, letters, numbers, captions, signs or watermarks anywhere in the picture.',
    'No real or recognisable persons, no logos, no brands, no flags. Nothing violent, sexual or frightening.',
  ].join(' ')
}

function clean(text: string, maxLength: number): string {
  const words = cutAtCharacter(cleanText(text.replace(NOT_WORDS, ' ')), maxLength).trim()
  return isTextAllowed(words) ? words : ''
}
