import type { Turn } from './turn'

/** Offers, sales and shares in something. */
export const DEAL_TURNS: readonly Turn[] = [
  {
    told: /\bconfirms? (?:\w+ )?(?:takeover|approach|bid|offer)\b/i,
    beside: [
      'My side of the bed confirms a takeover by the cat',
      'My yoghurt confirms an approach by my sister, with a spoon',
    ],
    nobody: ['My side of the bed: confirms a takeover offer from the cat'],
    pov: [
      [
        'POV: you are {who}, and the one who wants you has brought a bigger friend',
        'You confirm the offer. You fluff your hair.',
      ],
      ['POV: you are the last dumpling and there are three offers', 'You confirm all of them. You stay warm.'],
    ],
    brain: [['Wanting it', 'Offering for it', 'A takeover offer for it', 'Lying down on it, like the cat']],
    drake: [
      ['“They’d like to have us”', '“{Who} confirms a takeover offer”'],
      ['“They’d like to have us”', '“We confirm a takeover offer”'],
    ],
    distracted: [
      ['A takeover offer', '{Who}', 'The orders of today'],
      ['A takeover offer', 'The whole board', 'Everything else on the agenda'],
    ],
    wojak: [
      ['{Who} got an offer and nobody wants me!', 'You were the cat’s first choice of lap. You’re a prime asset.'],
      ['They got an offer and nobody wants me!', 'You were the cat’s first choice of lap. You’re a prime asset.'],
    ],
  },
  {
    told: /\b(?:fashion|clothing|clothes|sneakers?|denim|jumpers?|outfits?)\b/i,
    beside: [
      'My jumper, nine winters old: no longer sure whose side it’s on',
      'My tote bag, finding out who owns it now',
    ],
    nobody: ['My jumper, reading its own label: “so who am I now?”'],
    pov: [
      [
        'POV: you are a jumper from {who} and you have just met your new owner',
        'You were told to expect at least nine winters.',
      ],
      ['POV: you are a jumper and you have just met your new owner', 'You were told to expect at least nine winters.'],
    ],
    brain: [
      [
        'Buying it',
        'Buying less',
        'Buying less, but better',
        'Buying less, but better, from whoever owns it by Friday',
      ],
    ],
    drake: [
      ['Selling {who}', '“Finalising the sale” of {who}'],
      ['Selling it', '“Finalising the sale”'],
    ],
    distracted: [
      ['The new owner', '{Who}', 'Every slogan on my tote bag'],
      ['The new owner', 'Every shareholder', 'Every slogan on my tote bag'],
    ],
    wojak: [
      ['{Who} got sold and I’m wearing it!', 'You’ve worn it for nine winters. You’re the slowest fashion there is.'],
      ['They got sold and I’m wearing them!', 'You’ve worn it for nine winters. You’re the slowest fashion there is.'],
    ],
  },
  {
    told: /\b(?:finali[sz]es?|completes?|closes?|agrees?) (?:\w+ )?(?:sale|deal|purchase|merger|takeover)\b|\b(?:bought|acquired) by\b|\bsells? (?:itself|stake|unit)\b|\bmerg(?:er|es?|ing)\b/i,
    beside: [
      'My flatmate and I, completing our merger: two forks, one of them mine',
      'My lunchbox, under new ownership since the fridge was opened',
    ],
    nobody: ['My flatmate and I: complete a merger of two forks'],
    pov: [
      [
        'POV: you work at {who} and the sign outside is being changed',
        'You practise the new name. It rhymes with nothing.',
      ],
      [
        'POV: you are the sign outside and there’s a new owner',
        'They take you down letter by letter. You spell something rude.',
      ],
    ],
    brain: [['Sharing', 'Moving in', 'A merger', 'A merger of two forks, subject to approval']],
    drake: [
      ['Selling {what}', '“Finalising the sale” of {what}'],
      ['Selling it', '“Finalising the sale”'],
    ],
    distracted: [
      ['A bigger logo', '{Who}', 'The old sign over the door'],
      ['A bigger logo', 'The whole board', 'The old sign over the door'],
    ],
    wojak: [
      ['{Who} got a new owner! Who owns me?!', 'The cat. With full voting rights. You’re in good hands.'],
      ['They got a new owner! Who owns me?!', 'The cat. With full voting rights. You’re in good hands.'],
    ],
  },
  {
    told: /\b(?:buys?|acquires?|acquiring) (?:a )?(?:half|stake|majority|part)\b/i,
    beside: ['My sister, intent on “just one”, acquires half of my chips', 'The dog, acquiring a majority of the sofa'],
    nobody: ['My sister: acquires half of my chips, in one strategic move'],
    pov: [
      [
        'POV: you are a plate of chips, and somebody only came for a taste',
        'By the time the salt arrives, half of you has changed hands.',
      ],
    ],
    brain: [['Asking for one', 'Taking one', 'Acquiring half', 'Acquiring half, with a say in the ketchup']],
    drake: [
      ['Taking {what}', '“Acquiring a stake” in {what}'],
      ['Eating half of your chips', '“Acquiring half” of your chips'],
    ],
    distracted: [
      ['Half of {what}', '{Who}', 'The other half'],
      ['Half of somebody else’s', '{Who}', 'A whole one at home'],
      ['Half of somebody else’s', 'My sister', 'A whole one at home'],
    ],
    wojak: [
      ['{Who} bought half a company and I bought lunch!', 'You bought the whole lunch. You’re the majority owner.'],
      ['They bought half a company and I bought lunch!', 'You bought the whole lunch. You’re the majority owner.'],
    ],
  },
  {
    told: /\b(?:buys?|acquires?|acquiring|to acquire|snaps? up|takes? over|taking over)\b/i,
    beside: [
      'Me, acquiring a second biscuit. Regulators (Mum) are looking into it',
      'My flatmate, acquiring my charger in an all-cash-free deal',
    ],
    nobody: ['Me, at the biscuit tin: announces the acquisition of a smaller biscuit'],
    pov: [
      [
        'POV: you are {what} and {who} would like a word about your future',
        'You were told there would be cake. There are lawyers.',
      ],
      [
        'POV: you’ve just been acquired and they’d like a word about your future',
        'You were told there would be cake. There are lawyers.',
      ],
    ],
    brain: [['Having it', 'Buying it', 'Acquiring it', 'Acquiring it “for the synergies”']],
    drake: [
      ['Buying {what}', '“Acquiring” {what}'],
      ['Buying a thing', '“Acquiring” a thing, for the synergies'],
    ],
    distracted: [
      ['{Thing}', '{Who}', 'Everything {who} had already'],
      ['The bigger shop window', '{Who}', 'What was at home already'],
      ['The bigger shop window', 'Every buyer', 'What they have already'],
    ],
    wojak: [
      ['{Who} can buy it all and I own a kettle!', 'You own it outright. You’re debt-free and you make tea.'],
      ['They can buy it all and I own a kettle!', 'You own it outright. You’re debt-free and you make tea.'],
    ],
  },
  {
    told: /\b(?:strikes?|signs?|seals?|reach(?:es)?|lands?|inks?) (?:a |an |the )?(?:[$€£][\d.]+ ?\w+ )?(?:\w+ )?deal\b/i,
    beside: ['My toddler and I strike a deal too: one pea, one pudding', 'My alarm and I, striking a nine-minute deal'],
    nobody: ['My toddler: strikes a one-pea-for-one-pudding deal, terms undisclosed'],
    pov: [
      [
        'POV: you carry the pen to the table where {who} will sign',
        'It’s the pen with the chewed end. Nobody mentions it.',
      ],
      [
        'POV: you carry the pen to the table where they’ll sign the deal',
        'It’s the pen with the chewed end. Nobody mentions it.',
      ],
    ],
    brain: [['Asking', 'Haggling', 'Striking a deal', 'Striking a deal with a toddler, subject to pudding']],
    drake: [
      ['Agreeing to what they want', '“Striking a deal”, like {who}'],
      ['Agreeing to what they want', '“Striking a deal”'],
    ],
    distracted: [
      ['A deal', '{Who}', 'A quiet afternoon'],
      ['A deal', 'Everybody with a pen', 'The small print'],
    ],
    wojak: [
      [
        '{Who} got a deal and I have nothing signed!',
        'You got a toddler to eat a pea. You’re the finest negotiator alive.',
      ],
      [
        'They got a deal and I have nothing signed!',
        'You got a toddler to eat a pea. You’re the finest negotiator alive.',
      ],
    ],
  },
]
