import type { PatternPool } from './pattern-pool'

export const brainExpandPatterns: PatternPool = {
  any: [
    ['Having an opinion on {name}', 'Having two', 'Having slides', 'Having a laser pointer'],
    ['{Chore}', 'Thinking about {chore}', '{Doing}', 'Calling it research~'],
    ['Liking {name}', 'Loving {name}', 'Becoming {anExpert}', 'Becoming {name}~'],
    ['Hearing about {name}', 'Looking up {name}', 'Telling {person} about {name}', '{Person} has notes'],
    ['Just going to {promise}', 'One more {unit}', '{Doing}', 'Time is one long {unit}'],
  ],
  funny: [
    ['Sending one {topic} link', 'Sending ten', 'Sending them to {person}', 'Reading them aloud, in character~'],
    ['Having a hobby', 'The hobby is {name}', 'The hobby has a budget', 'The hobby has me~'],
    ['Ignoring {name}', 'Looking up {name}', '{Doing}', 'Putting {name} on my CV~'],
  ],
  relatable: [
    ['Bed at ten', 'Bed at eleven', 'One more {unit}', 'Becoming nocturnal for {name}~'],
    ['A quick break', 'A long break', '{Doing}', '{Duty}? Never met'],
    ['Promising to just {promise}', 'Promising it again', '{Doing}', '{Obsession}'],
  ],
  satirical: [
    ['Understanding {name}', 'A hot take on {name}', 'A course on {name}', 'A course on selling courses'],
    ['{Name}', 'A thread about {name}', 'A panel about the thread', 'Lanyards'],
    ['Enjoying {name}', 'Ranking {name}', 'Rebranding {name}', 'Apologising for the rebrand'],
  ],
  wholesome: [
    ['Enjoying {name}', 'Sharing {name}', 'Saving someone a seat', 'Someone saved you one'],
    ['Being shy about {name}', 'Smiling about {name}', 'Someone smiles back', 'Group hug'],
    ['Someone who cares about {name}', 'Two of them', 'A whole kitchen of them', 'Someone brought cake'],
  ],
  trending: [
    ['Hearing of {name} from a friend', 'From the news', 'From {person}', 'From my own mouth, in my sleep~'],
    ['{Name} on one app', '{Name} on every app', '{Name} in the family chat', 'Dad owns the mug'],
    ['{Count}', 'Me, refreshing', 'Me, refreshing faster', 'I have become the counter'],
  ],
  chaotic: [
    ['Reading about {name}', 'Reading it upside down', 'Reading it to geese', 'The geese have questions'],
    ['One coffee', 'Four coffees', '{NAME}', 'I can hear colours and they agree'],
    ['A plan', 'No plan', '{Name}', 'The plan was {name} all along'],
  ],
  nostalgic: [
    ['Remembering {name}', 'Remembering where I was', 'Remembering the snacks', 'Being the snacks~'],
    ['{year}', '{Name} in {year}', 'Me in {year}, wrong about {name}', 'Still wrong, but fondly'],
    ['Old photos', 'Old playlists', 'Old diaries', 'Old me was right about {name}~'],
  ],
  existential: [
    ['Who am I?', 'Why are we here?', 'What is time?', 'Anyway, {name}~'],
    ['{Name}', '{Name} in space', 'Space in {name}', 'There was never a difference'],
    ['Fearing the void', 'Nodding at the void', 'Showing the void {name}', 'The void subscribed'],
  ],
  careful: [
    ['The headline', 'The article', 'The sources', 'Saying “it’s complicated” and meaning it'],
    ['An opinion on {name}', 'Checking the opinion', 'Changing the opinion', 'Telling people you changed it'],
    ['Arguing online about {name}', 'Arguing at dinner', 'Listening at dinner', 'Dessert'],
    ['Refreshing the ticker', 'Closing the ticker', 'Going outside', 'Telling a tree about {name}'],
  ],
  gentle: [
    ['Reading the news', 'Feeling the news', 'Calling someone', 'Being there for someone'],
    ['A kind thought', 'A kind word', 'A kind deed', 'A kind habit'],
    ['Feeling helpless', 'Taking a breath', 'Asking “how can I help?”', 'Helping'],
    ['Crying alone', 'Crying with a friend', 'Laughing a little', 'Both at once, and that’s all right'],
  ],
  custom: [
    ['Hearing about {name}', 'Looking up {name}', '{Doing}', '{custom}'],
    ['Small talk', 'Big talk', '{Name}', '{custom}'],
    ['{Chore}', 'Thinking about {chore}', '{Doing}', '{custom}'],
  ],
}
