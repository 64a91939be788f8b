/** Scenes of everyday life: noun phrases of which somebody would say the words that were quoted. */
type Scenes = readonly [words: RegExp, scenes: readonly string[]]

/**
 * What quoted words say of everyday life, where they are funny there. Words that are not among these are left alone: a word
 * is no joke because it is put next to a sofa.
 */
const SAID_SCENES: readonly Scenes[] = [
  [/\bnegotiat/i, ['bedtime with a toddler', 'who gets the window seat', 'my half of the duvet']],
  [
    /\bindependent/i,
    ['my toddler, both shoes on the wrong feet', 'my cat, until six o’clock', 'me, calling Dad about a fuse'],
  ],
  [/\bunprecedented/i, ['an email I answered the same day', 'a meeting that ended early', 'two matching socks']],
  [
    /\b(?:historic|unbelievable|incredible)\b/i,
    ['my second gym visit in one week', 'a printer that worked first time'],
  ],
  [/^expected$/i, ['my bus, for the last half hour', 'the plumber, between eight and six']],
  [/\b(?:unexpected|surprised)\b/i, ['me, by my own alarm', 'my bank, by a deposit', 'Monday, again']],
  [
    /\bshocked\b/i,
    ['my plants, when I water them', 'my running shoes, on leaving the house', 'the cashier, at my vegetables'],
  ],
  [/\bjungle\b/i, ['the office fridge', 'the buffet at half past six', 'the last free table at the café']],
  [/\bdon[’']t look at me/i, ['the dog, next to half a cushion', 'everyone, when the bill comes']],
  [/\b(?:don[’']t|never|not).* watch\b/i, ['me, parking with a queue behind me', 'me, folding a fitted sheet']],
  [/\bnerd\b/i, ['my sister, about my alphabetised spices', 'the cat, about my spreadsheet of naps']],
  [/\b(?:disaster|catastroph\w+|chaos|mess)\b/i, ['the fringe I cut myself', 'the drawer with the cables']],
  [/\b(?:unacceptable|outrag\w+|insult\w*|disrespectful)\b/i, ['my cat, on dry food', 'Grandma, on my “I’ve eaten”']],
  [/\b(?:off base|unfair|rigged|witch hunt)\b/i, ['me, losing a board game to a child', 'me, asked who ate the cake']],
  [
    /\b(?:successful|a success|mission accomplished|flawless|perfect)\b/i,
    ['my flat-pack shelf, four screws left over', 'the pancake I’ve scraped off the lamp'],
  ],
  [
    /\b(?:constructive|productive|frank)\b/i,
    ['the talk about whose turn the bins are', 'my meeting with the duvet at seven'],
  ],
  [/\b(?:sustainable|renewable)\b/i, ['my fourth coffee before noon', 'a whole box of leftovers, day five']],
  [
    /\b(?:very close|close to|imminent|any day now|very soon)\b/i,
    ['me, still in the shower, on the phone', 'my reply to an email from March'],
  ],
  [/\b(?:temporary|transitional)\b/i, ['the bulb on a wire, since 2016', 'the chair with the clothes on it']],
  [/\b(?:complicated|complex)\b/i, ['me and the washing machine', 'my coffee order']],
  [/\b(?:devastated|heartbroken)\b/i, ['the dog, while I take out the bins', 'me, at the bottom of the crisps']],
  [
    /\bi[’']?(?:m| am) (?:not )?(?:sorry|done|finished|leaving|out)\b/i,
    ['me, to the treadmill, minute four', 'my laptop, at one percent'],
  ],
  [
    /\b(?:no comment|nothing to (?:say|hide))\b/i,
    ['a toddler with chocolate on both ears', 'me, next to an empty biscuit tin'],
  ],
  [
    /\b(?:thoughtful|balanced|moderate)\b/i,
    ['a lunch of crisps in two flavours', 'my letter to the neighbour’s drum kit'],
  ],
  [/\b(?:resilient|fragile|stable|under control)\b/i, ['my phone screen, mostly tape', 'my tower of unwashed pans']],
  [/\b(?:thank you|thanks)\b/i, ['me, to a cash machine', 'me, to a door that opened by itself']],
  [
    /\b(?:gorgeous|beautiful|stunning|masterpiece)\b/i,
    ['my mum, on a drawing from 1996', 'a plate somebody else washed'],
  ],
]

/** Of what in everyday life somebody would say these words; empty: of nothing that is funny. */
export function scenesOf(said: string): readonly string[] {
  return SAID_SCENES.find(([words]) => words.test(said))?.[1] ?? []
}
