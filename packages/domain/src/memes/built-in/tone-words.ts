import type { MemeTone } from '../meme-kinds'

/** What a tone changes: who is speaking, what the face says, and how a caption ends. */
export type ToneWords = {
  /** Names the speaker; before a colon, a comma, or as a label. */
  readonly me: readonly string[]
  /** A face's whole line. */
  readonly react: readonly string[]
  /** A short sentence at the end. */
  readonly aside: readonly string[]
}

/** MM-06 */
export const TONE_WORDS: Readonly<Record<MemeTone, ToneWords>> = {
  humorous: {
    me: ['Me', 'Me, a simple creature', 'Me, zero self-control'],
    react: ['I was not ready', 'It has begun', 'This is my personality now'],
    aside: ['No regrets.', 'Worth it.', '10/10, would do it again.'],
  },
  witty: {
    me: ['Me, technically an adult', 'Me, “working from home”', 'Me, against my own advice'],
    react: ['Finally, my area of expertise', 'I shall allow it', 'Hold my lukewarm tea'],
    aside: ['As one does.', 'Allegedly.', 'For research, obviously.'],
  },
  clever: {
    me: ['Me, having done the maths', 'Me, a strategic thinker', 'Me, with a peer-reviewed excuse'],
    react: ['All according to plan', 'I have a chart for this', 'Called it. Nobody listened'],
    aside: ['It’s called commitment.', 'The data supports me.', 'Small sample size, strong feelings.'],
  },
  relatable: {
    me: ['Me at 2 a.m.', 'Me, every single time', 'Me, with a deadline'],
    react: ['Why is this me', 'I feel seen and I hate it', 'Okay but same'],
    aside: ['Don’t judge me.', 'Tell me it’s not just me.', 'Anyway, how are you.'],
  },
  satirical: {
    me: ['Me, the target audience', 'Me, an informed citizen', 'Me, a thought leader'],
    react: ['A spokesperson for me declined to comment', 'Breaking: I have feelings', 'My sofa has issued a statement'],
    aside: ['Sources close to my sofa confirm.', 'More at eleven.', 'Experts refuse to make eye contact.'],
  },
  sarcastic: {
    me: ['Me, famously disciplined', 'Me, the picture of health', 'Me, so mature'],
    react: ['Shocked. Truly shocked', 'Oh good. I had too much free time', 'Nobody could have seen this coming'],
    aside: ['Nailed it.', 'Love that for me.', 'What could go wrong.'],
  },
  wholesome: {
    me: ['Me, easily delighted', 'Me, beaming', 'Me and my happy little heart'],
    react: ['I love this for us', 'Best news all day', 'My heart just did a little dance'],
    aside: ['And honestly? Lovely.', 'Bring a friend.', 'My heart is full.'],
  },
  chaotic: {
    me: ['Me, unsupervised', 'Me on four coffees', 'Me, vibrating'],
    react: ['AAAAA (affectionate)', 'EVERYBODY STAY CALM', 'I have opened forty tabs'],
    aside: ['SEND SNACKS.', 'I have not blinked.', 'There is no plan.'],
  },
  deadpan: {
    me: ['Me, a professional', 'Me, without expression', 'Me. It’s fine'],
    react: ['Interesting.', 'I see.', 'Noted.'],
    aside: ['That is all.', 'I feel fine.', 'It was a Tuesday.'],
  },
  absurd: {
    me: ['Me, three raccoons in a coat', 'Me, a haunted teapot', 'Me, mayor of the ducks'],
    react: ['My knees heard it first', 'The lamp and I agreed on this', 'I have become soup'],
    aside: ['The pigeons approve.', 'My houseplant knows.', 'The moon has been notified.'],
  },
}
