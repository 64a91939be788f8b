import type { MemeFormatId } from '../../meme-kinds'
import type { Pattern } from './pattern-pool'

/**
 * Patterns for live stories that offer nothing better: their whole headline (`news`), how many report it (`outlets`), its pace
 * (`paceTimes`) and its place in a chart (`rank`), and what it is like to read the news.
 * They are about us who read it, so that all of them go with politics, too.
 */
export const QUOTED_PATTERNS: Readonly<Record<MemeFormatId, readonly Pattern[]>> = {
  'image-text': [
    ['{news}', 'I opened my phone to set an alarm'],
    ['{news}', 'I’ve shared it. Now I’m going to read it'],
    ['{news}', 'Dad has phoned to read it to me. All of it'],
    ['{Name} {is} growing {paceTimes} as fast as most stories', 'So is the laundry on my chair'],
    ['Number {rank} on {chart}: {name}', 'Number one on my list: a nap'],
  ],
  reaction: [
    ['Me reading {news} at 3 a.m.', '*turns the phone over, turns it back*'],
    ['Me, running into the kitchen: {news}', '“You’ve told us. Twice.”'],
    ['Me reading {news} in a meeting', '*nods as if somebody had made a good point*'],
    ['{news}', '*forgets what the phone was for*'],
  ],
  comparison: [
    ['I opened my phone to check the weather', '{news}. I still don’t know if I need a coat.'],
    ['What I tell people: I’ve been following this closely', 'What I’ve read: {news}'],
    ['Me at 9 p.m.: early night', 'Me at 2 a.m.: {news}'],
    ['{news}', 'The recipe I was looking for'],
    ['Papers on {name}: {outlets}', 'Papers I read to the end: 0'],
    ['{Name}: number {rank} on {chart}', 'Me: number nine at the bakery'],
  ],
  pov: [
    ['POV: it’s 3 a.m. and you’re reading {news}', 'You were only checking the time.'],
    ['POV: you just read {news} out loud', 'Nobody looked up.'],
    ['POV: your mum just sent you {news}', 'For the third time. Below it: “Did you see this?”'],
    ['{news}', 'POV: you were only checking the weather'],
  ],
  nobody: [
    ['My dentist, both hands in my mouth:', '{news}. So what do you make of that?'],
    ['My date: so, what do you do for fun?', 'Me: {news}'],
    ['Everyone in the lift: silent', 'Me: {news}'],
  ],
  'brain-expand': [
    ['{news}', 'Reading the article', 'Reading the comments', 'Correcting a stranger’s grammar in the comments'],
    ['{news}', 'Sending it to a friend', 'Noticing that friend sent it to me', 'Explaining it to them anyway'],
    ['{news}', 'Telling my partner', 'Telling my partner, who is asleep', 'Asking “are you asleep?”'],
    ['{news}', 'Telling the cat', 'The cat looks unconvinced', 'Finding the cat a second source'],
    ['{news}', 'Having an opinion', 'Hearing a better one', 'Having always had that one'],
  ],
  drake: [
    ['Eight hours of sleep', '{news} and every single comment'],
    ['Saying good morning', 'Shouting {news} across the kitchen'],
    ['Letting someone read in peace', 'Reading them {news}'],
    ['{news}', 'A video of a duck crossing the road'],
  ],
  'distracted-bf': [
    ['{news}', 'Me', 'My friend, halfway through a story'],
    ['{news}', 'Me, on one leg, one sock on', 'The other sock'],
    ['{news}', 'Me at the stove', 'The pasta, boiling over'],
    ['{news}', 'Me, on the platform', 'My train, leaving'],
    ['{news}', 'My thumb', 'The alarm I was setting'],
  ],
  wojak: [
    ['I need an opinion on {news} by lunch!', 'You could also have lunch.'],
    ['They’ll all ask me about {news}!', 'They’ve only read the headline, too.'],
    ['I’ve read {news} and done nothing since!', 'You’ve made tea. Tea counts.'],
    ['{news}', 'Put the kettle on. It can’t get in here.'],
    ['{outlets} papers on {name}, and I’ve read none!', 'You’ve read the comments. All of them.'],
  ],
  chad: [
    ['Shares {news} with “Thoughts?”', 'Has thoughts. Keeps them. Sleeps nine hours.'],
    ['Replies to {news} in ten seconds', 'Reads the article first. Nobody will ever know.'],
    ['Reads {news} in bed', 'Hears it from a neighbour a week later. “Huh.”'],
    ['{news}', '“I’ll read it tomorrow.” Reads it tomorrow.'],
  ],
}

/** Patterns for stories of which nothing is known but a short name (`named`): what we do when others talk of it. */
export const NAMED_PATTERNS: Readonly<Record<MemeFormatId, readonly Pattern[]>> = {
  'image-text': [
    ['I know nothing about {named}', 'and I’ve been talking for an hour'],
    ['“What do you think of {named}?”', 'I think I’ll get us some drinks'],
    ['I looked up {named}', 'so now I’m the one who knows'],
  ],
  reaction: [
    ['When everyone is talking about {named}', '*nods, looks it up under the table*'],
    ['When the quiz has a question on {named}', '*hands the pen to somebody else*'],
    ['When I’ve read one paragraph about {named}', '“It’s actually quite complicated.”'],
  ],
  comparison: [
    ['What I know about {named}: one paragraph', 'What I say about {named}: nine'],
    ['My pension: no idea', '{Named}: eleven open tabs'],
    ['Asked about {named}: “of course!”', 'My search history: “{named} explained”'],
  ],
  pov: [
    ['POV: they’ve talked about {named} for ten minutes', 'It’s too late to ask.'],
    ['POV: you brought up {named} to sound well read', 'Somebody has a follow-up question.'],
    ['POV: your uncle has discovered {named}', 'Dinner will be late.'],
  ],
  nobody: [
    ['Nobody:', 'Me, one paragraph into {named}: let me explain'],
    ['My date: tell me about yourself', 'Me: so, {named}'],
    ['Everyone in the lift: silent', 'Me: how about {named}, then'],
  ],
  'brain-expand': [
    ['Nodding along to {named}', 'Looking it up under the table', 'Reading one paragraph', 'Hosting the discussion'],
    ['Reading about {named}', 'Forty tabs about {named}', 'Closing them all by accident', 'Peace'],
    ['“Remind me: {named}?”', '“Ah, {named}.”', '“As I always say about {named}…”', '“Right. Remind me?”'],
  ],
  drake: [
    ['Admitting I know nothing about {named}', 'Nodding: “{Named}, of course”'],
    ['Asking “how are you?”', 'Asking “have you heard about {named}?”'],
    ['Sleep', 'One last article about {named}'],
  ],
  'distracted-bf': [
    ['{Named}', 'Me', 'What I picked up my phone for'],
    ['{Named}', 'Me at the stove', 'The pasta, boiling over'],
    ['{Named}', 'Me', 'My friend, halfway through a story'],
  ],
  wojak: [
    ['Everyone knows about {named} but me!', 'They looked it up under the table.'],
    ['I need an opinion on {named} by lunch!', 'You could also have lunch.'],
    ['I said something wrong about {named}!', 'Nobody noticed. They’re guessing, too.'],
  ],
  chad: [
    ['Pretends to know all about {named}', '“No idea. Tell me everything.”'],
    ['Has a take on {named} in ten seconds', 'Reads about it first. Nobody will ever know.'],
    ['Reads about {named} in bed', 'Hears of it a week later. “Huh.”'],
  ],
}
