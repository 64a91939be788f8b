import type { MemeStyle } from '../../meme-kinds'

/** The small world that a story of today is set beside, in one style (MM-05): it is what the style sounds like there. */
export type StyleScenes = {
  /** What takes longer than it should: `-ing`, without a possessive. */
  readonly slow: readonly string[]
  /** What holds little money, and can be checked: a noun phrase. */
  readonly fund: readonly string[]
}

export const STYLE_SCENES: Readonly<Record<MemeStyle, StyleScenes>> = {
  funny: {
    slow: ['looking for the keys', 'opening a jar', 'choosing a pizza'],
    fund: ['my holiday fund', 'my snack budget'],
  },
  relatable: {
    slow: ['answering one text', 'getting out of bed', 'picking a film'],
    fund: ['my account on the 20th', 'my savings'],
  },
  satirical: {
    slow: ['naming the project', 'approving the agenda', 'looking for the mute button'],
    fund: ['our innovation budget', 'my annual bonus'],
  },
  wholesome: {
    slow: ['saying goodbye at the door', 'petting one dog', 'hugging everybody hello'],
    fund: ['my flowers-for-Mum jar', 'our cake fund'],
  },
  trending: {
    slow: ['reading the replies', 'leaving the group chat', 'working out how this started'],
    fund: ['my concert-ticket fund', 'my phone-case budget'],
  },
  chaotic: {
    slow: ['catching the goose', 'untangling the fairy lights', 'apologising to the geese'],
    fund: ['my trumpet fund', 'the goose budget'],
  },
  nostalgic: {
    slow: ['rewinding the tape', 'loading one picture', 'waiting for the phone to be free'],
    fund: ['my pocket money', 'my piggy bank'],
  },
  existential: {
    slow: ['looking out of the window', 'staring into the fridge', 'looking for the point of Monday'],
    fund: ['my retirement plan', 'my legacy'],
  },
}
