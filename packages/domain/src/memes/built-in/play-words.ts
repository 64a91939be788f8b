import type { Category } from '../../trends/categories/category'
import type { WordBank } from './word-bank'

/** What people say of things they watch, hear and play. */
export const PLAY_WORDS = {
  Music: {
    doing: [
      'humming the same eight seconds on a loop',
      'singing the wrong words with confidence',
      'air-drumming on the sofa',
      'making the neighbours learn the chorus',
    ],
    cost: ['my neighbours', 'my eardrums', 'my singing voice'],
    unit: ['song'],
    expert: ['music critic', 'backing dancer'],
    promise: ['listen to one song', 'play it quietly'],
    obsession: ['the neighbours know the chorus too', 'my headphones want a day off', 'I practise bows in the shower'],
    scene: [
      'the chorus hits and you’re in a lift with your boss',
      'you said one song and the sun is up',
      'you’re on stage (it’s your kitchen)',
    ],
  },
  'Film & TV': {
    doing: [
      'pausing every scene to explain it',
      'saying the line before they say it',
      'reading fan theories in bed',
      'rewatching it “for the details”',
    ],
    cost: ['my sleep schedule', 'my popcorn budget', 'my other hobbies'],
    unit: ['scene', 'rewatch'],
    expert: ['film scholar', 'casting director'],
    promise: ['watch ten minutes', 'watch the trailer'],
    obsession: ['I applauded alone on my sofa', 'I quote it at the dentist', 'I have theories and a corkboard'],
    scene: [
      'the telly asks if you’re still there',
      'someone talks during the good bit',
      'you’re explaining the plot to someone who left',
    ],
  },
  Gaming: {
    doing: [
      'blaming the controller',
      'watching strangers play it better',
      'losing to an eleven-year-old, gracefully',
      'saying “last round” for the fourth time',
    ],
    cost: ['my sleep schedule', 'my warm dinner', 'my thumbs'],
    unit: ['round'],
    expert: ['pro gamer', 'e-sports coach'],
    promise: ['play ten minutes', 'play one round'],
    obsession: ['I dream in save files', 'I shouted “lag” at real life', 'a child beat me and I said thank you'],
    scene: [
      'you said “last round” four rounds ago',
      'it’s 3 a.m. and you’re one try from glory',
      'dinner’s ready and you can’t pause',
    ],
  },
  Sports: {
    doing: [
      'coaching professionals from the sofa',
      'buying the shoes before the talent',
      'explaining the rules to the dog',
      'checking the score “one last time”',
    ],
    cost: ['my knees', 'my Sunday', 'my indoor voice'],
    unit: ['replay'],
    expert: ['head coach', 'sofa referee'],
    promise: ['check the score', 'watch the highlights'],
    obsession: ['I pulled a muscle watching', 'I own the kit and none of the skill', 'I shout tactics at the kettle'],
    scene: [
      'you’re coaching professionals from a beanbag',
      'you have all the gear and no idea',
      'you celebrated so hard you need ice',
    ],
  },
  'Internet Culture': {
    doing: [
      'sending it to the group chat again',
      'quoting it to nobody in particular',
      'looking for the original, eleven tabs deep',
      'explaining it to my parents, with drawings',
    ],
    cost: ['my screen time report', 'my attention span', 'my work chat'],
    unit: ['scroll'],
    expert: ['internet historian', 'meme sommelier'],
    promise: ['check the time on my phone', 'look at one post'],
    obsession: ['my thumb has muscles now', 'I explained it to HR with slides', 'I think in captions'],
    scene: [
      'you’re explaining it to grandma and she’s winning',
      'you unlocked your phone to check the weather',
      'the joke needs six other jokes to make sense',
    ],
  },
} as const satisfies Partial<Readonly<Record<Category, WordBank>>>
