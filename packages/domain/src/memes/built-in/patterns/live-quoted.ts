import type { MemeFormatId } from '../../meme-kinds'
import type { Pattern } from './pattern-pool'

/**
 * Patterns for live stories that offer nothing better: their whole headline (`news`) or how it begins (`opening`), how many report it
 * (`outlets`), its pace (`paceTimes`) and its place in a chart (`rank`), and what it is like to read the news.
 * They are about us who read it, so that all of them go with politics, too.
 */
export const QUOTED_PATTERNS: Readonly<Record<MemeFormatId, readonly Pattern[]>> = {
  'image-text': [
    ['{news}', 'My group chat, within a minute: nine experts'],
    ['{news}', 'My aunt: “I said so in March”'],
    ['{Name} {is} growing {paceTimes} as fast as most stories', 'So is the laundry on my chair'],
    ['Number {rank} on {chart}: {name}', 'Number one on my list: a nap'],
    ['{opening}', 'I stopped there, and I’ve already replied'],
  ],
  reaction: [
    ['{news}', '*reads it again, with the sound off*'],
    ['Me, running into the kitchen: {news}', '“You’ve told us. Twice.”'],
    ['Me reading {news} in a meeting', '*nods as if somebody had made a good point*'],
    ['When I’ve only read {opening}', '*nods as if there were no more*'],
  ],
  comparison: [
    ['What I tell people: I’ve been following this closely', 'What I’ve read: {news}'],
    ['{news}', 'What my uncle made of it: a speech'],
    ['Papers on {name}: {outlets}', 'Papers I read to the end: 0'],
    ['{Name}: number {rank} on {chart}', 'Me: number nine at the bakery'],
    ['What I read: {opening}', 'What I told the office: everything, with gestures'],
  ],
  pov: [
    ['POV: it’s 3 a.m. and you’re reading {news}', 'You were only checking the time.'],
    ['POV: you just read {news} out loud', 'Nobody looked up.'],
    ['POV: your mum just sent you {news}', 'For the third time. Below it: “Did you see this?”'],
    ['POV: you got as far as {opening} and somebody asks what you think', 'You think it’s long.'],
  ],
  nobody: [
    ['Nobody:', 'My dad, through the bathroom door: {news}'],
    ['Nobody:', 'Me, to a full lift: {news}'],
    ['Nobody:', 'My aunt, at the wedding, mid-vow: {news}'],
    ['Nobody:', 'Me, to the lift, before the doors close: {opening}'],
  ],
  'brain-expand': [
    ['{opening}', 'Reading the article', 'Reading the comments', 'Correcting a stranger’s grammar in the comments'],
    ['{opening}', 'Sending it to a friend', 'Noticing that friend sent it to me', 'Explaining it to them anyway'],
    ['{opening}', 'Telling the cat', 'The cat looks unconvinced', 'Finding the cat a second source'],
  ],
  drake: [
    ['Letting someone read in peace', 'Reading them {news}'],
    ['Saying good morning', 'Shouting {news} across the kitchen'],
    ['Reading to the end', 'Reading {opening} and knowing enough'],
  ],
  'distracted-bf': [
    ['The first comment', 'All of us', 'Whatever follows {opening}'],
    ['The photo above it', 'All of us', 'The article called {opening}'],
  ],
  wojak: [
    ['{outlets} papers on {name}, and I’ve read none!', 'You’ve read the comments. All of them. You’re well informed.'],
    ['{opening}! That’s as far as I got!', 'You read further than most. You’re a scholar.'],
    ['{opening}! They’ll all ask me about it!', 'You’ll tilt your head and they’ll nod. You’re a natural.'],
  ],
  chad: [
    ['Shares {news} with “Thoughts?”', 'Has thoughts. Keeps them. Sleeps nine hours.'],
    ['Replies to {news} in ten seconds', 'Reads the article first. Nobody will ever know.'],
    ['Stops at {opening}', 'Reads to the end. Tells nobody.'],
  ],
}

/** Patterns for stories of which nothing is known but a short name (`named`): what we do when others talk of it. */
export const NAMED_PATTERNS: Readonly<Record<MemeFormatId, readonly Pattern[]>> = {
  'image-text': [
    ['I know nothing about {named}', 'and I’ve been talking for an hour'],
    ['“What do you think of {named}?”', 'I think I’ll get us some drinks'],
  ],
  reaction: [
    ['When everyone is talking about {named}', '*nods, looks it up under the table*'],
    ['When the quiz has a question on {named}', '*hands the pen to somebody else*'],
  ],
  comparison: [
    ['What I know about {named}: one paragraph', 'What I say about {named}: nine'],
    ['Asked about {named}: “of course!”', 'My search history: “{named} explained”'],
  ],
  pov: [
    ['POV: they’ve talked about {named} for ten minutes', 'It’s too late to ask.'],
    ['POV: you brought up {named} to sound well read', 'Somebody has a follow-up question.'],
    ['POV: your uncle has discovered {named}', 'Dinner will be late.'],
  ],
  nobody: [
    ['Nobody:', 'Me, one paragraph into {named}: let me explain'],
    ['Nobody:', 'My uncle, carving the roast: “now, {named}…”'],
    ['Nobody:', 'Me, in a full lift: “how about {named}, then”'],
  ],
  'brain-expand': [
    ['Nodding along to {named}', 'Looking it up under the table', 'Reading one paragraph', 'Hosting the discussion'],
    ['“Remind me: {named}?”', '“Ah, {named}.”', '“As I always say about {named}…”', '“Right. Remind me?”'],
  ],
  drake: [
    ['Admitting I know nothing about {named}', 'Nodding: “{Named}, of course”'],
    ['“Never heard of it”', '“{Named}? The early ones were better”'],
  ],
  'distracted-bf': [
    ['An opinion on {named}', 'All of us', 'One fact about {named}'],
    ['The comments on {named}', 'All of us', '{Named}'],
  ],
  wojak: [
    ['Everyone knows about {named} but me!', 'They looked it up under the table. You’re just honest.'],
    ['I said something wrong about {named}!', 'Nobody noticed. They’re guessing, too. You’re a trendsetter.'],
  ],
  chad: [
    ['Pretends to know all about {named}', '“No idea. Tell me everything.”'],
    ['Has a take on {named} in ten seconds', 'Reads about it first. Nobody will ever know.'],
  ],
}
