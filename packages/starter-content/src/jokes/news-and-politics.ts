import type { JokesByTrend } from '../starter-jokes'

export const newsAndPoliticsJokes: JokesByTrend = {
  'fridays-for-future': {
    observations: [
      { kind: 'ritual', text: 'painting cardboard on a Thursday night' },
      { kind: 'ritual', text: 'arguing over the spelling on a pizza box' },
      { kind: 'object', text: 'the sign that survived three marches' },
      { kind: 'object', text: 'the good megaphone' },
      { kind: 'argument', text: 'the pun on the sign matters too' },
      { kind: 'cliche', text: 'there is no planet B' },
      { kind: 'cliche', text: 'technically, Mum, it’s geography' },
      { kind: 'price', text: 'a missed maths test and two cold feet' },
      { kind: 'enemy', text: 'rain on poster paint' },
      { kind: 'enemy', text: 'the headteacher’s attendance list' },
    ],
    memes: [
      {
        format: 'comparison',
        style: 'funny',
        captions: ['My parents skipped school for the beach', 'I skipped it for the Arctic'],
      },
      {
        format: 'reaction',
        style: 'relatable',
        captions: ['When it rains on poster paint', '*holds up “THERE IS NO PLA”*'],
      },
      {
        format: 'nobody',
        style: 'wholesome',
        captions: ['Nobody:', 'Our geography teacher at the march: I’m not here'],
      },
      {
        format: 'drake',
        style: 'satirical',
        captions: ['Handing in the climate essay', 'Reading it out at parliament'],
      },
    ],
  },
  'marriage-equality': {
    observations: [
      { kind: 'ritual', text: 'crying at the weddings of total strangers' },
      { kind: 'ritual', text: 'correcting a form that wants one bride' },
      { kind: 'object', text: 'a cake with two grooms on top' },
      { kind: 'object', text: 'the photo on the town hall steps' },
      { kind: 'argument', text: 'both brides may be late' },
      { kind: 'cliche', text: 'we just call it a wedding' },
      { kind: 'cliche', text: 'I’m not crying, it’s the confetti' },
      { kind: 'price', text: 'two suits and a cake for a hundred' },
      { kind: 'enemy', text: 'a form with one box for “groom”' },
      { kind: 'enemy', text: 'the seating plan' },
    ],
    memes: [
      {
        format: 'reaction',
        style: 'wholesome',
        captions: ['When the form still says “bride and groom”', '*writes “groom and better groom”*'],
      },
      {
        format: 'comparison',
        style: 'relatable',
        captions: ['Waited for the law: twenty years', 'Arguing about the seating plan: still'],
      },
      { format: 'wojak', style: 'funny', captions: ['But one bride has to be late!', 'Both. It’s tradition.'] },
      { format: 'pov', style: 'wholesome', captions: ['POV: two grooms, and neither can dance', 'Equal at last'] },
    ],
  },
  'right-to-repair': {
    observations: [
      { kind: 'ritual', text: 'prising a phone open with a guitar pick' },
      { kind: 'ritual', text: 'sorting tiny screws on a magnetic mat' },
      { kind: 'object', text: 'the one screw left over' },
      { kind: 'object', text: 'a screwdriver for five-pointed screws' },
      { kind: 'argument', text: 'glue is not a fastener' },
      { kind: 'cliche', text: 'don’t throw it out, I can fix that' },
      { kind: 'cliche', text: 'it only needs a new battery' },
      { kind: 'price', text: 'a lost weekend and one cracked screen' },
      { kind: 'enemy', text: 'a battery that’s glued in' },
      { kind: 'enemy', text: 'the ribbon cable nobody warned about' },
    ],
    memes: [
      {
        format: 'reaction',
        style: 'funny',
        captions: ['When it works and one screw is left over', '*drops it into the jar of screws*'],
      },
      { format: 'wojak', style: 'funny', captions: ['But you’ll void the warranty!', 'It ended in 2019.'] },
      {
        format: 'comparison',
        style: 'relatable',
        captions: ['New phone: ten minutes', 'Old phone: six videos, one hairdryer, pride'],
      },
      {
        format: 'distracted-bf',
        style: 'relatable',
        captions: ['A dead toaster in a skip', 'Me', 'Three dead toasters at home'],
      },
    ],
  },
  'free-public-transport': {
    observations: [
      { kind: 'ritual', text: 'taking the tram one stop because it’s free' },
      { kind: 'ritual', text: 'changing trains seven times to see the sea' },
      { kind: 'object', text: 'a seat on the slow train to Sylt' },
      { kind: 'object', text: 'the last nine-euro ticket' },
      { kind: 'argument', text: 'seven slow trains beat one fast one' },
      { kind: 'cliche', text: 'the ticket was cheaper than the sandwich' },
      { kind: 'price', text: 'nine euros and eleven hours' },
      { kind: 'enemy', text: 'a connection with three minutes to spare' },
      { kind: 'enemy', text: 'the hen party in the bike compartment' },
    ],
    memes: [
      {
        format: 'comparison',
        style: 'funny',
        captions: ['Express: 4 hours, 90 euros', 'Nine-euro ticket: 11 hours, 14 new friends'],
      },
      {
        format: 'nobody',
        style: 'wholesome',
        captions: ['Nobody in Luxembourg:', 'Me, from habit: where’s the ticket machine?'],
      },
      {
        format: 'distracted-bf',
        style: 'satirical',
        captions: ['Sylt, for nine euros', 'Every punk in Germany', 'The whole rest of the coast'],
      },
      {
        format: 'pov',
        style: 'relatable',
        captions: ['POV: seven changes, and all on time', 'Nobody in Germany will believe me'],
      },
    ],
  },
  'open-source-investigation': {
    observations: [
      { kind: 'ritual', text: 'matching one hill with forty satellite pictures' },
      { kind: 'ritual', text: 'measuring the shadow of a lamp post' },
      { kind: 'object', text: 'a very distinctive water tower' },
      { kind: 'object', text: 'a road sign in the background' },
      { kind: 'argument', text: 'every lamp post has something to say' },
      { kind: 'cliche', text: 'somebody please geolocate this' },
      { kind: 'cliche', text: 'I know that kerb' },
      { kind: 'price', text: 'a whole night on Street View' },
      { kind: 'enemy', text: 'a video cropped to nine pixels' },
      { kind: 'enemy', text: 'a screenshot of a screenshot' },
    ],
    memes: [
      {
        format: 'pov',
        style: 'funny',
        captions: ['POV: you posted one holiday photo', 'Lovely. Room 412, facing east, 4:10 p.m.'],
      },
      {
        format: 'comparison',
        style: 'satirical',
        captions: ['In films: “Enhance.”', 'At home: nine hours comparing pylons'],
      },
      {
        format: 'brain-expand',
        style: 'relatable',
        captions: ['Looking at the face', 'Looking at the sign', 'Looking at the shadow', 'Looking at the drain cover'],
      },
      {
        format: 'reaction',
        style: 'relatable',
        captions: ['When Street View was last here in 2009', '*learns how fast trees grow*'],
      },
    ],
  },
}
