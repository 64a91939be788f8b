import type { PatternPool } from './pattern-pool'

export const comparisonPatterns: PatternPool = {
  any: [
    ['The plan: {promise}', 'The evening: {doing}~'],
    ['My CV', 'My search history: {name}, {name}, {name}'],
    ['Friends: a normal interest in {name}', 'Me: {obsession}'],
    ['My energy for {duty}: 3%', 'My energy for {name}: 400%'],
    ['What I remember of school: nothing', 'What I remember of {name}: everything'],
  ],
  funny: [
    ['Time for {duty}: 4 minutes', 'Time for {name}: yes'],
    ['How I greet people: hi', 'People who mention {name}: HI. SIT. TELL ME.'],
    ['My self-control: a birthday candle', '{Name}: a leaf blower'],
    ['How I explain my job: one sentence', 'How I explain {name}: with props'],
    ['My memory: where are my keys', 'My memory on {name}: page, line, weather'],
  ],
  relatable: [
    ['9 p.m.: early night tonight', '2 a.m.: {doing}~'],
    ['What I tell people: a quiet evening', 'What I do: {doing}~'],
    ['Weekend plan: rest', 'Weekend: {name}, no rest, no notes'],
    ['Me in meetings: camera off', 'Me when {name} comes up: camera ON'],
    ['What I know about my own pension: nothing', 'What I know about {name}: ask me'],
  ],
  satirical: [
    ['{Name}', 'The think piece on {name}: 9,000 words'],
    ['Fans: it’s fun', 'Marketing deck: “{topic}-adjacent engagement”'],
    ['1 person enjoying {name}', '9 people announcing that they don’t'],
    ['{Name}, explained: two minutes', '{Name}, explained by a panel: still going'],
    ['What fans wanted: {name}', 'What they got: {name}, the loyalty card'],
  ],
  wholesome: [
    ['{Name} alone: nice', '{Name} with friends: best day ever'],
    ['Being cool about {name}', 'Being openly happy about {name}'],
    ['People who quiz newcomers', '{Topic} people: “I saved you a seat”'],
    ['Small talk with strangers', '{Topic} talk with strangers: now we’re friends'],
    ['Finding {name}: nice', 'Showing {name} to a friend: magic'],
  ],
  trending: [
    ['All other topics today', '{Name}'],
    ['Me yesterday: never heard of it', 'Me today: {topic} correspondent'],
    ['{Count} on {source}', 'Me, responsible for most of it~'],
    ['Trend stage: {stage}', 'My stage: just arrived, brought snacks'],
  ],
  chaotic: [
    ['My brain at work', 'My brain on {name}: jazz, fire, bees'],
    ['Calm people', 'People with one {topic} fact left to tell'],
    ['Plan A', 'Plan {topic}: 3 a.m., glitter, no adults'],
    ['Other people: a hobby', 'Me: {name}, a whistle and a map'],
    ['My inner voice: calm', 'My inner voice on {name}: an auctioneer'],
  ],
  nostalgic: [
    ['{year}: me, sceptical', 'Now: {obsession}'],
    ['Me then: {name} won’t last', 'Me now: {doing}~'],
    ['Childhood dream: astronaut', 'Adult dream: a quiet evening with {name}'],
  ],
  existential: [
    ['The vast, indifferent cosmos', '{Name}'],
    ['What the stars made me for', '{Doing}~'],
    ['Big question: why are we here?', 'Working answer: {name}'],
  ],
  careful: [
    ['My opinion before reading', 'My opinion after reading: longer, softer'],
    ['The headline', 'Paragraph nine, where it gets interesting'],
    ['Comment section: all experts', 'Me: still reading up on {name}'],
    ['Shouting about {name}', 'Reading about {name}, with tea'],
  ],
  gentle: [
    ['Bad news travels fast', 'Kindness knows a shortcut'],
    ['Scrolling alone', 'Calling a friend'],
    ['What I can’t change', 'Who I can hug today'],
    ['Looking away', 'Looking after each other'],
  ],
  custom: [
    ['Everyone else on {name}', '{custom}'],
    ['My plans before {name}', '{custom}'],
    ['The sensible version', '{custom}'],
  ],
}
