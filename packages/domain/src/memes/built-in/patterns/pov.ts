import type { PatternPool } from './pattern-pool'

export const povPatterns: PatternPool = {
  any: [
    ['POV: {scene}', 'This is about {name}, isn’t it'],
    ['POV: you asked me about {name}', 'Cancel your evening. {aside}'],
    ['POV: you’re {person} and I just found {name}', 'Here we go again'],
    ['POV: you’re {duty} and I just found {name}', 'So this is goodbye'],
    ['POV: it’s 3 a.m. and I said “one more {unit}”', 'I can stop any time. {aside}'],
  ],
  funny: [
    ['POV: you called {name} overrated', 'Even the dog left the room'],
    ['POV: I’ve known {name} for one hour', 'Speaking as {anExpert} …'],
    ['POV: it’s a first date and I say “so, {name}”', 'You’ll want to order dessert'],
    ['POV: you asked what I do for fun', 'I brought a {topic} pamphlet'],
    ['POV: my therapist asks about {name}', 'We’ll need a double session'],
  ],
  relatable: [
    ['POV: you’re on tab 14 about {name}', 'What was I looking for'],
    ['POV: you were leaving, then {name} came up', '*takes shoes off again*'],
    ['POV: you promised to just {promise}', 'Define “just”. {aside}'],
    ['POV: you looked up {name} and now it’s dark outside', 'It was lunch when I started'],
    ['POV: I promised not to mention {name} tonight', '(I made it to the starters)'],
  ],
  satirical: [
    ['POV: your company has a {topic} task force', 'It meets weekly. Nobody knows why.'],
    ['POV: an influencer discovers {name}', '“So many of you have been asking”'],
    ['POV: you read one thread on {name}', 'I should start a newsletter~'],
    ['POV: your bank now sponsors {name}', '“We’ve always believed in it”'],
    ['POV: you’re at a {topic} networking breakfast', 'There are lanyards. There is no breakfast.'],
  ],
  wholesome: [
    ['POV: you showed me {name}', 'Best part of my week, actually'],
    ['POV: a friend texts “saw {name}, thought of you”', '*smiles at phone on the bus*'],
    ['POV: it’s raining and all you have is {name}', 'Perfect. No notes.'],
    ['POV: you explain {name} and I listen', 'Take your time. I made tea.'],
    ['POV: two shy people find out they both love {name}', '*talks for six hours*'],
  ],
  trending: [
    ['POV: every tab is {name}', 'I live here now~'],
    ['POV: you’re the last to hear about {name}', '*nods with confidence*'],
    ['POV: {name}, number {rank} on {chart}', 'I knew it a full hour before that~'],
    ['POV: {count} on {source} and one is yours', 'We should get matching jackets'],
  ],
  chaotic: [
    ['POV: I had coffee and found {name}', 'HELLO. SIT. LISTEN.'],
    ['POV: my {topic} presentation has 94 slides', 'Slide one: why is the sky loud'],
    ['POV: you let me pick the topic', '{Name}. {Name}. {NAME}.'],
    ['POV: you gave me the microphone', '{NAME}. Thank you. Goodnight.'],
    ['POV: my {topic} theory has reached the ceiling', 'I’m going to need more string'],
  ],
  nostalgic: [
    ['POV: it’s {year} and you hear about {name}', 'Surely this won’t change anything'],
    ['POV: someone says {name} and you’re young again', 'My knees disagree'],
    ['POV: you tell kids about life before {name}', 'They don’t believe in boredom'],
  ],
  existential: [
    ['POV: you’re a dot in space, thinking of {name}', 'A dot with taste'],
    ['POV: the universe is ending', 'Okay, but one more {unit}~'],
    ['POV: a philosopher discovers {name}', 'I think, therefore {name}'],
  ],
  careful: [
    ['POV: you only wanted the weather', 'Now I have opinions on {name}'],
    ['POV: everyone at dinner has an opinion', 'Pass the potatoes. Quickly.'],
    ['POV: you read the full article on {name}', 'So this is what power feels like'],
    ['POV: the live ticker says “more soon”', 'I live here now'],
  ],
  gentle: [
    ['POV: it’s a hard day and a friend calls', 'You don’t have to talk. I’m here.'],
    ['POV: you’re one of the people who help', 'We see you. Thank you.'],
    ['POV: you put the phone down for a while', 'The sky is still there'],
    ['POV: someone asks how you are and means it', 'Have you got a minute?'],
  ],
  custom: [
    ['{custom}', 'This is about {name}, isn’t it'],
    ['{custom}', '{aside}'],
    ['{custom}', '{react}'],
  ],
}
