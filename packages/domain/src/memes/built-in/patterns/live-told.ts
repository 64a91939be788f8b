import type { MemeFormatId } from '../../meme-kinds'
import type { Pattern } from './pattern-pool'

type Patterns = Readonly<Record<MemeFormatId, readonly Pattern[]>>

const SAID_BESIDE: readonly Pattern[] = [['{shown}', '{SaidOf}: {said}']]
const FIGURE_BESIDE: readonly Pattern[] = [
  ['{shown}', 'Me, {slow}: {mySpan}'],
  ['{shown}', '{Fund}: {mySum}. The same digits'],
  ['{shown}', 'My side project: {myCrowd}, counting the cat'],
]
const COUNT_BESIDE: readonly Pattern[] = [['{heading}: {count} on {source}', '{Mine}']]

/**
 * Patterns that live from what one story of today gives: words its headlines quote (`said`) and of what at home we would say them
 * (`saidOf`), a span of time, a sum or a crowd with the same digits in our small world (`mySpan`, `mySum`, `myCrowd`), what a source
 * counted (`count`), what we have (`mine`), and who we are among those counted (`one`, `next`). See `storyTellings`.
 */
export const TOLD_PATTERNS: Patterns = {
  'image-text': [...SAID_BESIDE, ...FIGURE_BESIDE, ...COUNT_BESIDE],
  reaction: [...SAID_BESIDE, ...FIGURE_BESIDE, ...COUNT_BESIDE],
  comparison: [...SAID_BESIDE, ...FIGURE_BESIDE, ...COUNT_BESIDE],
  pov: [
    ['{saidPov}', '{saidThought}'],
    ['POV: it took {quick} and you were {slow}', 'You hear the cheering. You have been {slow} for {mySpan}.'],
    ['POV: you carry the suitcase with {sum} and it’s lunchtime', 'You have {mySum} of your own. You buy a sandwich.'],
    ['POV: you are one of {crowd} and you only leant on a button', 'You stay. You’re part of history now.'],
    ['POV: you are {one} number {next} for {title}', 'You were only checking the spelling.'],
  ],
  nobody: [
    ['Nobody:', '{SaidOf}: {said}'],
    ['Nobody:', 'Me, {slow}: a personal best of {mySpan}, after {quick} in the news'],
    ['Nobody:', 'Me, shaking {fund}: {mySum}, almost the {sum} they have'],
    ['Nobody:', 'Me, to {myCrowd} and the cat: “hello, {crowd}!”'],
    ['Nobody:', 'Me, {one} number {next} for {title}: only checking the spelling'],
  ],
  'brain-expand': [
    ['{Thing}: {said}', '{sceneA}: {said}', '{sceneB}: {said}', '{sceneC}: {said}'],
    ['{plain}', '{sceneA}: {said}', '{sceneB}: {said}', '{sceneC}: {said}'],
    ['{Who}: {quick}', 'Me: {mySpan}', 'Me: {mySpan}, {slow}', 'Me: {mySpan}, {slow}, “nearly done”'],
    ['{mySum}', '{mySum} in coins', '{mySum} in coins, sorted', '{sum}, if you squint'],
    [
      'Having heard of {name}',
      'Looking up {name}',
      'Being one of {count} for {name}',
      'Being {one} number {next}, still not sure of the spelling',
    ],
  ],
  drake: [
    ['{Thing}: “{plain}”', '{Thing}: {said}'],
    ['“{plain}”', '{said}'],
    ['{Who}: {quick}', '{Slow}: {mySpan}'],
    ['{sum}, and meetings', '{mySum}, a sandwich and no meetings'],
    ['Having {crowd}', 'Having {myCrowd} and knowing their names'],
    ['Knowing about {name}', 'Being {one} number {next} for {name}'],
  ],
  'distracted-bf': [
    ['{Quoting}', '{Who}', '{Thing}'],
    ['{Quoting}', 'All of us', 'What {who} did'],
    ['{Who}, done in {quick}', 'All of us', 'Our {mySpan} of {slow}'],
    ['{sum}', '{Who}', '{Thing}'],
    ['{sum}', 'All of us', '{Fund}: {mySum}'],
    ['{Name}', 'Me, {one} number {next}', 'What I had opened the laptop for'],
  ],
  wojak: [
    ['They call it {said}! Is anything of mine?!', '{YourSaidOf}. {praise}'],
    ['It only took {who} {quick} and I’m so slow!', 'You’ve been {slow} for {mySpan}. You’re thorough.'],
    ['It only took {quick} and I’m so slow!', 'You’ve been {slow} for {mySpan}. You’re thorough.'],
    ['{Who}: {sum} in one headline, and I’m so poor!', '{Fund}: {mySum}. The same digits. You’re one word short.'],
    ['{sum} in one headline, and I’m so poor!', '{Fund}: {mySum}. The same digits. You’re one word short.'],
    ['{Crowd}, and nobody watches me!', 'You have {myCrowd}. And the cat. You’re adored.'],
    ['{Heading}: {count}, and I had never looked!', 'You made it {next}. You’re the one that counts.'],
  ],
  chad: [
    ...SAID_BESIDE,
    ['{shown}', 'Has been {slow} for {mySpan}. Unhurried.'],
    ['Has {sum}', 'Has {mySum}. Knows every coin by name.'],
    ['Dreams of {crowd}', 'Has {myCrowd}. Knows their birthdays.'],
    ['{heading}: {count} on {source}', '{Mine}'],
  ],
}

/** Two publishers who contradict each other (`worried`, `pleased`), in the pictures that show two sides. */
export const RIVAL_PATTERNS: Partial<Patterns> = {
  'image-text': [['{worriedBy}: {worried}', '{pleasedBy}: {pleased}']],
  reaction: [['Me at breakfast: {worried}', 'Me by lunch: {pleased}']],
  comparison: [['{worriedBy}: {worried}', '{pleasedBy}: {pleased}']],
  drake: [['{worried}', '{pleased}']],
}

const THING_BESIDE: readonly Pattern[] = [
  ['{shown}', 'My uncle, by dessert: an expert on {what}'],
  ['{shown}', 'My cat remains neutral on {what}'],
  ['{shown}', 'My mum: “and who looks after {what} now?”'],
]

/** For headlines without a known phrase: who does it (`who`), to what (`what`), and the headline’s own words for it (`deed`). */
export const PARTED_PATTERNS: Patterns = {
  'image-text': THING_BESIDE,
  reaction: THING_BESIDE,
  comparison: THING_BESIDE,
  pov: [
    ['POV: you had one job, to keep {what} away from {who}', 'You only turned round for a second.'],
    ['POV: you carry the bags of {who} and you’ve read the news on a bench', 'The bags feel heavier now.'],
  ],
  nobody: [['Nobody:', '{Who}: *{deed}*']],
  'brain-expand': [
    [
      'Hearing of {who}',
      'Hearing of {who} and {what}',
      'Explaining {who} to my cat',
      'My cat, explaining {what} back to me',
    ],
    ['Hearing of {who}', 'Reading about {who}', 'Dreaming about {who}', 'Dreaming about {who}, in rhyme'],
  ],
  drake: [
    ['“That thing with {who}”', '“{Who} and {what}”, with a nod'],
    ['Saying “{who}”', 'Saying “ah yes, {who}” and leaving the room'],
  ],
  'distracted-bf': [
    ['Arguing about {who}', 'All of us', '{Thing}'],
    ['Arguing about {who}', 'All of us', 'What {who} did'],
  ],
  wojak: [
    ['They’ll ask me about {who} and {what}!', 'You’ll say “it’s complicated” and pour the tea. You’re a pundit.'],
    ['Everyone has a view on {who} but me!', 'You have one on biscuits, and it’s right. You’re an authority.'],
  ],
  chad: [
    ['Has nine opinions on {who}', 'Has read up on {what}. Says nothing.'],
    ['Has nine opinions on {who}', 'Asks one question about {who}. Listens.'],
  ],
}
