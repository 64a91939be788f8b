import type { Said } from './said'

/** Words for how somebody feels, and for how something stands. */
export const SAID_OF_MOODS: readonly Said[] = [
  {
    words: /\b(?:successful|a success|mission accomplished|flawless|perfect)\b/i,
    scenes: [
      'my flat-pack shelf, four screws left over',
      'the pancake I’ve scraped off the lamp',
      'my parking, by touch',
    ],
    plain: 'It’s over',
    praise: 'You’re handy.',
    pov: [
      'POV: you are one of the four screws left over and they say {said}',
      'You roll under the fridge. You’ll be back.',
    ],
  },
  {
    words: /\b(?:constructive|productive|frank)\b/i,
    scenes: [
      'the talk about whose turn the bins are',
      'my meeting with the duvet at seven',
      'two dogs, through a fence',
    ],
    plain: 'There was shouting',
    praise: 'You’re a good listener.',
    pov: ['POV: you were in the room and they call it {said} outside', 'You still have the stapler mark.'],
  },
  {
    words: /\b(?:sustainable|renewable)\b/i,
    scenes: ['my fourth coffee before noon', 'a whole box of leftovers, day five', 'my bag of bags of bags'],
    plain: 'It’ll do',
    praise: 'You’re green to the core.',
    pov: ['POV: you are a bag in a bag of bags', 'They call you {said}. You’ve never been out.'],
  },
  {
    words: /\b(?:very close|close to|imminent|any day now|very soon)\b/i,
    scenes: [
      'me, still in the shower, on the phone',
      'my reply to an email from March',
      'the pizza, one street away for an hour',
    ],
    plain: 'Not yet',
    praise: 'You’re nearly there.',
    pov: ['POV: you’ve been waiting on the pavement and they text {said}', 'You can hear the shower.'],
  },
  {
    words: /\b(?:temporary|transitional)\b/i,
    scenes: ['the bulb on a wire, since 2016', 'the chair with the clothes on it', 'the tape on the bumper'],
    plain: 'Forever',
    praise: 'You’re built to last.',
    pov: ['POV: you are the tape on the bumper and they call you {said}', 'You’ve passed four inspections.'],
  },
  {
    words: /\b(?:tough|difficult|hard|painful)\b.*\b(?:decision|choice|call)\b/i,
    scenes: ['sliced or unsliced', 'me, with one biscuit and two friends', 'which sock to give up on'],
    plain: 'I did it on Tuesday',
    praise: 'You’re a born leader.',
    pov: ['POV: you are the second biscuit and it was a {said}', 'You’d have liked to be asked.'],
  },
  {
    words: /\b(?:complicated|complex)\b/i,
    scenes: ['me and the washing machine', 'my coffee order', 'the shower at somebody else’s house'],
    plain: 'I don’t get it',
    praise: 'You’re a deep thinker.',
    pov: ['POV: you’re under somebody else’s shower and it’s {said}', 'It’s cold, it’s hot, it’s the radio.'],
  },
  {
    words: /\b(?:devastated|heartbroken)\b/i,
    scenes: [
      'the dog, while I take out the bins',
      'me, at the bottom of the crisps',
      'the toddler, at the end of the slide',
    ],
    plain: 'A bit sad',
    praise: 'You’re all heart.',
    pov: ['POV: you took out the bins and the dog is {said}', 'You were gone for a minute. There’s a song about it.'],
  },
  {
    words: /\bi[’']?(?:m| am) (?:not )?(?:sorry|done|finished|leaving|out)\b/i,
    scenes: ['me, to the treadmill, minute four', 'my laptop, at one percent', 'my aunt, coat on, still in the hall'],
    plain: 'Bye',
    praise: 'You’re decisive.',
    pov: ['POV: you are the treadmill and minute four has just said {said}', 'You stop. You’re not even warm.'],
  },
  {
    words: /\b(?:no comment|nothing to (?:say|hide))\b/i,
    scenes: [
      'a toddler with chocolate on both ears',
      'me, next to an empty biscuit tin',
      'the cat, by the tipped vase',
    ],
    plain: 'It was me',
    praise: 'You’re a closed book.',
    pov: ['POV: you are the biscuit tin and the suspect says {said}', 'You’re so empty you echo.'],
  },
  {
    words: /\b(?:thoughtful|balanced|moderate)\b/i,
    scenes: [
      'a lunch of crisps in two flavours',
      'my sister’s “just one” of my chips',
      'my letter about the neighbour’s drum kit',
    ],
    plain: 'Long',
    praise: 'You’re fair to both flavours.',
    pov: ['POV: you are one of two crisps and this is a {said} lunch', 'You look at each other. It’s been an honour.'],
  },
  {
    words: /\b(?:resilient|fragile|stable|under control)\b/i,
    scenes: ['my phone screen, mostly tape', 'my tower of unwashed pans', 'our table, on two beer mats'],
    plain: 'Don’t touch it',
    praise: 'You’re an engineer.',
    pov: ['POV: you are the bottom pan and they call the tower {said}', 'You feel every spoon.'],
  },
  {
    words: /\b(?:thank you|thanks)\b/i,
    scenes: ['me, to a cash machine', 'me, to a door that opened by itself', 'the driver, to the hedge he let pass'],
    plain: 'Bye',
    praise: 'You’re well brought up.',
    pov: ['POV: you are a cash machine and somebody says {said}', 'Nobody ever has. You give them the new notes.'],
  },
  {
    words: /\b(?:gorgeous|beautiful|stunning|masterpiece)\b/i,
    scenes: ['my mum, on a drawing from 1996', 'a plate somebody else washed', 'a parking space, right by the door'],
    plain: 'Nice',
    praise: 'You have a good eye.',
    pov: [
      'POV: you are a drawing from 1996 and Mum still says {said}',
      'It’s a horse. Or a bus. You’re on the fridge.',
    ],
  },
]
