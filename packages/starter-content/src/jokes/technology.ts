import type { JokesByTrend } from '../starter-jokes'

export const technologyJokes: JokesByTrend = {
  'generative-ai': {
    observations: [
      { kind: 'ritual', text: 'saying please to a chatbot' },
      { kind: 'ritual', text: 'counting fingers in every picture' },
      { kind: 'object', text: 'a hand with six fingers' },
      { kind: 'object', text: 'a confident answer with no source' },
      { kind: 'argument', text: 'the em dash was human first' },
      { kind: 'argument', text: 'politeness makes it smarter' },
      { kind: 'cliche', text: 'great question' },
      { kind: 'cliche', text: 'you’re absolutely right' },
      { kind: 'price', text: 'an hour of prompts for one email' },
      { kind: 'enemy', text: 'a source that doesn’t exist' },
    ],
    memes: [
      {
        format: 'drake',
        style: 'funny',
        captions: ['Writing two lines to Dave', 'Twelve prompts for two lines to Dave'],
      },
      {
        format: 'reaction',
        style: 'relatable',
        captions: ['“You’re right, I apologise for the mistake”', '*makes the same mistake, in bullets*'],
      },
      { format: 'wojak', style: 'satirical', captions: ['It made up three court cases!', 'Well formatted, though.'] },
      {
        format: 'comparison',
        style: 'chaotic',
        captions: ['I send: an AI email from two bullets', 'He reads: two bullets, made by AI'],
      },
      {
        format: 'brain-expand',
        style: 'funny',
        captions: ['Five fingers', 'Six fingers', 'A ring on each', 'The pasta has fingers'],
      },
    ],
  },
  'vibe-coding': {
    observations: [
      { kind: 'ritual', text: 'pressing Accept All with eyes shut' },
      { kind: 'ritual', text: 'pasting the error back in' },
      { kind: 'object', text: 'a commit called “fix fix final”' },
      { kind: 'object', text: 'a to-do app with 40,000 lines' },
      { kind: 'argument', text: 'code that runs is code reviewed' },
      { kind: 'argument', text: 'the tests were too negative anyway' },
      { kind: 'cliche', text: 'let me just prompt it once more' },
      { kind: 'cliche', text: 'I see the issue now' },
      { kind: 'price', text: 'a weekend and one database' },
      { kind: 'enemy', text: 'the bug it swore was fixed' },
    ],
    memes: [
      { format: 'drake', style: 'satirical', captions: ['Reading the code', '“make it work pls, no mistakes”'] },
      { format: 'reaction', style: 'funny', captions: ['“I’ve simplified your tests”', '*there are no tests*'] },
      {
        format: 'brain-expand',
        style: 'chaotic',
        captions: ['An app', 'Without reading it', 'Without tests', 'Without the database'],
      },
      {
        format: 'comparison',
        style: 'relatable',
        captions: ['Day one: a whole shop in an hour', 'Day two: the button moved, and nobody knows why'],
      },
      { format: 'wojak', style: 'funny', captions: ['Your API key is on the home page!', 'In a lovely font.'] },
    ],
  },
  'electric-cars': {
    observations: [
      { kind: 'ritual', text: 'planning holidays around a plug' },
      { kind: 'ritual', text: 'preheating the seats from bed' },
      { kind: 'object', text: 'a free charger that works' },
      { kind: 'object', text: 'the frunk' },
      { kind: 'argument', text: 'nobody needs 600 km without a break' },
      { kind: 'argument', text: 'the frunk is for pizza' },
      { kind: 'cliche', text: 'it costs me four euros to fill' },
      { kind: 'cliche', text: 'wait till you feel the acceleration' },
      { kind: 'price', text: '40 minutes in a windy car park' },
      { kind: 'enemy', text: 'a petrol car in the charging bay' },
    ],
    memes: [
      {
        format: 'comparison',
        style: 'funny',
        captions: ['Petrol stop: a sad sandwich', 'Charging stop: a tour of Lidl’s car park'],
      },
      { format: 'nobody', style: 'relatable', captions: ['Nobody:', 'Me: “Feel that? No gears.”'] },
      {
        format: 'reaction',
        style: 'chaotic',
        captions: ['7 per cent left, charger in 6 km', '*turns off the heating, the radio, the children*'],
      },
      {
        format: 'drake',
        style: 'satirical',
        captions: ['One app for every charger', 'The ninth app, for this charger only'],
      },
      { format: 'chad', style: 'funny', captions: ['Revs at the lights', 'Hums. Is gone.'] },
    ],
  },
  'raspberry-pi': {
    observations: [
      { kind: 'ritual', text: 'flashing one more SD card' },
      { kind: 'ritual', text: 'blocking ads for the whole street' },
      { kind: 'object', text: 'a drawer with five idle Pis' },
      { kind: 'object', text: 'a blinking green light' },
      { kind: 'argument', text: 'a 3D-printed case is not optional' },
      { kind: 'argument', text: 'anything is better with a Pi in it' },
      { kind: 'cliche', text: 'I could build that for 35 dollars' },
      { kind: 'cliche', text: 'it only needs one more adapter' },
      { kind: 'price', text: '35 dollars plus 190 in adapters' },
      { kind: 'enemy', text: 'the micro HDMI cable' },
    ],
    memes: [
      {
        format: 'comparison',
        style: 'satirical',
        captions: ['A lamp timer from the shop: £6', 'Mine: a Pi, Linux and four weekends'],
      },
      { format: 'drake', style: 'funny', captions: ['Using the Pis in the drawer', 'Ordering the new Pi'] },
      {
        format: 'wojak',
        style: 'relatable',
        captions: ['The network is down for everyone!', 'I’m updating the ad blocker. Be brave.'],
      },
      {
        format: 'brain-expand',
        style: 'funny',
        captions: ['A computer for 35 dollars', 'A case', 'A screen', 'A laptop, for the price of two'],
      },
      {
        format: 'distracted-bf',
        style: 'chaotic',
        captions: ['A camera module, half price', 'Me', 'The robot, half built'],
      },
    ],
  },
  fediverse: {
    observations: [
      { kind: 'ritual', text: 'choosing a server for three weeks' },
      { kind: 'ritual', text: 'adding alt text to a photo of soup' },
      { kind: 'object', text: 'a server with 40 people and a dog' },
      { kind: 'object', text: 'a perfectly tagged moss photo' },
      { kind: 'argument', text: 'it was better when it said toot' },
      { kind: 'argument', text: 'no algorithm is the algorithm' },
      { kind: 'cliche', text: 'it’s just like email' },
      { kind: 'cliche', text: 'have you tried another server' },
      { kind: 'price', text: 'three moves and every old post' },
      { kind: 'enemy', text: 'the admin’s broken hard disk' },
    ],
    memes: [
      {
        format: 'wojak',
        style: 'funny',
        captions: ['Just tell me where to sign up!', 'First, what do you feel about moss?'],
      },
      { format: 'nobody', style: 'satirical', captions: ['Nobody:', 'Us: defederating over soup'] },
      {
        format: 'comparison',
        style: 'relatable',
        captions: ['Elsewhere: 900 likes, no friends', 'Here: 4 boosts, all from librarians'],
      },
      {
        format: 'brain-expand',
        style: 'funny',
        captions: ['Having an account', 'Having an instance', 'Being the admin', 'Defederating from yourself'],
      },
      { format: 'chad', style: 'wholesome', captions: ['Buys a blue tick', 'Proves his website is his. Free.'] },
    ],
  },
  'virtual-reality': {
    observations: [
      { kind: 'ritual', text: 'punching the lamp in slow motion' },
      { kind: 'ritual', text: 'ducking under walls that aren’t there' },
      { kind: 'object', text: 'a headset under two years of dust' },
      { kind: 'object', text: 'a high score on Expert+' },
      { kind: 'argument', text: 'Beat Saber counts as cardio' },
      { kind: 'argument', text: 'this is finally the year of VR' },
      { kind: 'cliche', text: 'you have to try it, it’s like being there' },
      { kind: 'cliche', text: 'mind the ceiling lamp' },
      { kind: 'price', text: 'one headset and one television' },
      { kind: 'enemy', text: 'the coffee table' },
    ],
    memes: [
      {
        format: 'reaction',
        style: 'funny',
        captions: ['Grandpa tries the roller coaster', '*holds on to the real cat*'],
      },
      { format: 'wojak', style: 'relatable', captions: ['You’ve hit the TV again!', 'But on the beat.'] },
      {
        format: 'drake',
        style: 'satirical',
        captions: ['A beach, ten minutes away', 'A beach, 600 grams, on my face'],
      },
      { format: 'chad', style: 'funny', captions: ['Has legs', 'Attends the meeting from the waist up'] },
      {
        format: 'comparison',
        style: 'nostalgic',
        captions: ['1995: red lines and a headache', 'Now: all colours and a headache'],
      },
    ],
  },
}
