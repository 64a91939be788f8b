import type { PatternPool } from './pattern-pool'

export const chadPatterns: PatternPool = {
  any: [
    ['“I only like {name} ironically”', '“I like {name}.”'],
    ['“Sorry for talking about {name} again”', '“Chapter two.”'],
    ['Hides the {topic} tab at work', 'Presents the {topic} tab at work~'],
    ['Asks if liking {name} is still cool', 'Was never cool. Enjoys {name}.'],
    ['Feels guilty about {doing}', '{Doing}. Sleeps like a baby.'],
  ],
  funny: [
    ['“What will {person} think?”', 'Told {person} about {name}. Twice.~'],
    ['Has a five-year plan', 'Has {name} and a sandwich'],
    ['“I could quit {name} any time”', '“I won’t.”'],
    ['Prepares ten icebreakers', 'Opens with {name}. Every time.'],
    ['“It’s just {name}, calm down”', '“Just?”'],
  ],
  relatable: [
    ['Sets nine alarms', '{Name} till late. Wakes up proud.'],
    ['Pretends to know {name}', '“Never heard of it. Tell me everything.”'],
    ['“Five minutes of {name}, then {duty}”', '“Five hours of {name}.”'],
    ['Hides the screen when someone walks by', '“Look. {Name}. Sit.”'],
    ['“I should do something useful”', 'Picks {name}. Calls it a day.'],
  ],
  satirical: [
    ['Writes a thread on the future of {name}', 'Enjoys {name}. Logs off.'],
    ['“How do we monetise {name}?”', '“Who brought snacks?”'],
    ['Has a hot take on {name}', 'Has a warm sandwich'],
    ['Builds a personal brand on {name}', 'Has friends who like {name} too'],
    ['Ranks all {topic} fans', 'Waves at all {topic} fans'],
  ],
  wholesome: [
    ['Saves the seat for a jacket', 'Saves it for whoever likes {name}'],
    ['“You like {name}? Name ten facts”', '“You like {name}? Me too!”'],
    ['Rolls eyes at questions about {name}', '“Great question. Pull up a chair.”'],
    ['Corrects beginners', '“I got {name} wrong for years. Come in.”'],
    ['Keeps the best {topic} tips secret', 'Writes them down for the neighbours'],
  ],
  trending: [
    ['“I knew {name} before it was big”', 'Found {name} today. Delighted.'],
    ['Refreshes {source} every minute', 'Hears of {name} when the time is right'],
    ['Chases every trend', 'Naps. Wakes up. Likes {name}.'],
  ],
  chaotic: [
    ['Makes a sensible list', 'Yells {NAME}. Achieves everything.'],
    ['Needs eight hours of sleep', 'Runs on {name} and one biscuit~'],
    ['Thinks outside the box', 'Ate the box. Is {name} now.~'],
    ['Reads the instructions', '{Name} first. Instructions never.'],
    ['“Be realistic”', '“{NAME}.”'],
  ],
  nostalgic: [
    ['“{Name}? So last year”', '“{Name}? So this afternoon.”'],
    ['Deletes old {topic} posts', 'Frames them'],
    ['Misses {year}', 'Brought {name} along from {year}'],
  ],
  existential: [
    ['Fears the void', 'Tells the void about {name}~'],
    ['“What’s the point of it all?”', '“{Name}.”'],
    ['Seeks enlightenment for years', '{Name}. Enlightened.'],
  ],
  careful: [
    ['Argues about {name} in the comments', 'Reads. Thinks. Lunch.'],
    ['Never changes their mind about {name}', '“I was wrong. Interesting!”'],
    ['Quotes the headline', 'Quotes paragraph nine'],
    ['Has a take on {name} in ten seconds', '“I’ll know more tomorrow.”'],
  ],
  gentle: [
    ['Looks for the right words', 'Shows up with soup'],
    ['Says “stay strong”', 'Says “I’m here”'],
    ['Scrolls past', 'Stops to help'],
    ['Hides the tears', 'Cries, hugs, helps'],
  ],
  custom: [
    ['“Sorry for talking about {name} again”', '{custom}'],
    ['“What will {person} think?”', '{custom}'],
    ['Asks for permission', '{custom}'],
  ],
}
