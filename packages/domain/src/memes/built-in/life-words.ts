import type { Category } from '../../trends/categories/category'
import type { WordBank } from './word-bank'

/** What people say of things they wear, eat and do. */
export const LIFE_WORDS = {
  Fashion: {
    doing: [
      'adding it to the basket “to think about it”',
      'planning an outfit for no occasion',
      'saying “it’s vintage” before anyone asks',
      'trying it on with everything I own',
    ],
    cost: ['my bank account', 'my wardrobe door', 'my last free hanger'],
    unit: ['outfit', 'fitting'],
    expert: ['stylist', 'fashion oracle'],
    promise: ['browse for five minutes', 'try it on once'],
    obsession: [
      'my wardrobe needs its own wardrobe',
      'I own the outfit but not the occasion',
      'I dressed up for the fridge',
    ],
    scene: [
      'the outfit is ready and you have nowhere to be',
      'the delivery driver knows you by name',
      'you’re overdressed for the bins again',
    ],
  },
  Food: {
    doing: [
      'photographing it from eleven angles',
      'saying “just a taste” and taking half',
      'planning the next meal during this one',
      'reviewing it to an empty kitchen',
    ],
    cost: ['my meal plan', 'my good trousers', 'my grocery list'],
    unit: ['bite'],
    expert: ['food critic', 'celebrity chef'],
    promise: ['have one bite', 'try a little'],
    obsession: ['the fridge light knows my face', 'I planned lunch at breakfast', 'I gave my own kitchen five stars'],
    scene: [
      'it’s midnight and the fridge is your stage',
      'you weren’t hungry and hold the last bite',
      'the food arrives and nobody may touch it yet',
    ],
  },
  Lifestyle: {
    doing: [
      'buying the equipment first',
      'planning a fresh start for Monday',
      'giving advice on day two',
      'reorganising one drawer for an hour',
    ],
    cost: ['my old habits', 'my weekend', 'my sofa time'],
    unit: ['fresh start'],
    expert: ['life coach', 'lifestyle guru'],
    promise: ['start small', 'give it five minutes'],
    obsession: [
      'it’s day two and I’m insufferable',
      'I told the barista about my journey',
      'I bought the starter kit twice',
    ],
    scene: [
      'it’s day two and I’m giving advice',
      'you bought the gear and called it progress',
      'it’s Monday and you’re a new person again',
    ],
  },
  General: {
    doing: [
      'looking it up “real quick”',
      'making slides nobody asked for',
      'starting a folder for it',
      'telling the cat all about it',
    ],
    cost: ['my free evening', 'my small talk', 'my to-do list'],
    unit: ['rabbit hole'],
    expert: ['expert', 'keynote speaker'],
    promise: ['take a quick look', 'look it up'],
    obsession: ['I have slides', 'it came up at dinner (I brought it up)', 'I’ve mentioned it nine times today'],
    scene: [
      'someone asked and I have slides',
      'you brought it up and now can’t stop',
      'I said “fun fact” and everyone sat down',
    ],
  },
} as const satisfies Partial<Readonly<Record<Category, WordBank>>>
