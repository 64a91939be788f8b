import type { PatternPool } from './pattern-pool'

export const nobodyPatterns: PatternPool = {
  any: [
    ['Nobody:', 'Me: so, about {name}'],
    ['Absolutely nobody:', '{me}, {doing}~'],
    ['Nobody at dinner:', 'Me: you know, this is just like {name}'],
    ['Not a single soul:', 'My brain at 3 a.m.: {name}'],
    ['{Person}: just says hello', 'Me: have you heard about {name}'],
  ],
  funny: [
    ['Nobody:', 'Me to {person}: {name} changed me~'],
    ['Nobody ordered {anExpert}:', 'Me, after one hour of {name}~'],
    ['Wi-Fi: down for ten seconds', 'Me, performing {name} from memory~'],
    ['My doctor: any allergies?', 'Me: no, but have you heard of {name}'],
    ['Taxi driver: busy night?', 'Me: so, {name}'],
  ],
  relatable: [
    ['My alarm: in four hours', 'Me: one more {unit}~'],
    ['Nobody:', 'Me, taking a break from {name} with {name}~'],
    ['Friends: where are you?', 'Me, on the sofa, deep in {name}: five minutes away'],
    ['My boss: any questions?', 'Me: yes, where do we stand on {name}'],
    ['My phone: 1% battery', 'Me: one last look at {name}~'],
  ],
  satirical: [
    ['Nobody:', 'A crisps brand: we stand with {name}'],
    ['Nobody:', 'My feed: what {name} taught me about leadership'],
    ['Nobody:', 'My uncle: {name}? We had that in the seventies'],
    ['Nobody:', 'My bank: introducing the {topic} rewards card'],
    ['Nobody:', 'A consultant: I see {name} as more of a mindset'],
  ],
  wholesome: [
    ['Nobody:', 'Me: I’m just so glad we have {name}'],
    ['Nobody:', 'My mum: saw {name}, thought of you'],
    ['Not a single soul:', 'A stranger and me, best friends since {name}'],
    ['Nobody:', 'My grandma: I read up on {name} so we can talk'],
    ['Bad day: happens', 'My friend: {name} and soup at mine, eight o’clock'],
  ],
  trending: [
    ['Nobody:', 'Every app I own: {name}'],
    ['Nobody:', 'The group chat at 7 a.m.: {NAME}'],
    ['Nobody:', '{Source}: {count} for {name}'],
    ['Nobody:', 'Me, refreshing {chart}: still number {rank}~'],
  ],
  chaotic: [
    ['Nobody:', 'Me on a ladder at 2 a.m.: {NAME}'],
    ['Nobody:', 'Me: what if {name}, but with geese'],
    ['My head: no thoughts', 'Just {name} and a drum solo'],
    ['Nobody:', 'Me, in full armour: FOR {NAME}'],
    ['The smoke alarm: beeping', 'Me: shh, I’m explaining {name}'],
  ],
  nostalgic: [
    ['Nobody:', 'Me: {name} in {year}. You had to be there.'],
    ['Nobody:', 'My phone: remember this day? {Name}. 40 photos.'],
    ['Nobody:', 'Me in 2060: gather round, kids. {Name}.'],
  ],
  existential: [
    ['The void:', 'Me: hang on, one more {unit}'],
    ['The universe: expanding', 'Me: {doing}~'],
    ['Nobody:', 'Me at 3 a.m.: define {name}. Define me.'],
  ],
  careful: [
    ['Nobody at dinner:', 'My uncle: so. {Name}.'],
    ['Nobody:', 'Me, on paragraph two: I have a position'],
    ['Nobody:', 'My phone, 6 a.m.: quick, an opinion on {name}'],
    ['Nobody:', 'Me: could I get more context on {name}, please'],
  ],
  gentle: [
    ['Nobody has to be strong today:', 'Rest. That counts.'],
    ['Nobody asked:', 'The neighbours brought soup anyway'],
    ['Nobody asked:', 'Someone stayed to help anyway'],
    ['Nobody has said it yet today:', 'I’m glad you’re here'],
  ],
  custom: [
    ['Nobody:', '{custom}'],
    ['Absolutely nobody:', '{custom}'],
    ['Not a single soul:', '{custom}'],
  ],
}
