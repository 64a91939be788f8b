import type { JokesByTrend } from '../starter-jokes'

export const foodJokes: JokesByTrend = {
  'bubble-tea': {
    observations: [
      { kind: 'ritual', text: 'chasing the last pearl with the straw' },
      { kind: 'ritual', text: 'stabbing the lid for the third time' },
      { kind: 'object', text: 'a steel straw with its own pouch' },
      { kind: 'object', text: 'the last pearl under the ice' },
      { kind: 'argument', text: 'pearls are a food group' },
      { kind: 'argument', text: 'half sugar counts as healthy' },
      { kind: 'cliche', text: 'less ice, half sugar, extra pearls' },
      { kind: 'price', text: 'seven euros and all appetite for dinner' },
      { kind: 'enemy', text: 'a paper straw gone soft' },
      { kind: 'enemy', text: 'a pearl at full speed' },
    ],
    memes: [
      {
        format: 'brain-expand',
        style: 'funny',
        captions: ['Tea', 'Tea with milk', 'Tea with pearls', 'Chewing my drink'],
      },
      { format: 'image-text', style: 'relatable', captions: ['The tea is gone', 'Eleven pearls, one straw, no plan'] },
      {
        format: 'comparison',
        style: 'funny',
        captions: ['My order: a small tea', 'My receipt: a dessert with a straw'],
      },
      { format: 'drake', style: 'funny', captions: ['Three meals a day', 'Two meals and forty pearls'] },
      { format: 'pov', style: 'funny', captions: ['POV: you made me laugh mid-sip', 'That pearl is yours now'] },
    ],
  },
  'dalgona-coffee': {
    observations: [
      { kind: 'ritual', text: 'whisking until the arm gives up' },
      { kind: 'ritual', text: 'filming the foam before tasting it' },
      { kind: 'object', text: 'a foam moustache' },
      { kind: 'object', text: 'the last jar of instant coffee' },
      { kind: 'argument', text: 'an electric whisk is cheating' },
      { kind: 'argument', text: 'it’s more about the foam than the coffee' },
      { kind: 'cliche', text: 'it’s only three ingredients' },
      { kind: 'cliche', text: 'look, it doesn’t fall out' },
      { kind: 'price', text: 'a sore arm and a sleepless night' },
      { kind: 'enemy', text: 'a bag of ground coffee' },
    ],
    memes: [
      {
        format: 'nobody',
        style: 'nostalgic',
        captions: ['Nobody:', 'Me, April 2020, holding a bowl upside down over my head'],
      },
      {
        format: 'wojak',
        style: 'nostalgic',
        captions: ['Use the electric whisk!', 'I’ve got 400 strokes and nowhere to be.'],
      },
      { format: 'comparison', style: 'funny', captions: ['The photo: a golden cloud', 'Once stirred: brownish milk'] },
      {
        format: 'brain-expand',
        style: 'funny',
        captions: ['Ten strokes', 'A hundred strokes', 'Three hundred strokes', 'Changing arms'],
      },
      {
        format: 'reaction',
        style: 'relatable',
        captions: ['When it’s midnight and the foam was two spoons of coffee', '*repaints the hallway*'],
      },
    ],
  },
  'plant-based-meat': {
    observations: [
      { kind: 'ritual', text: 'telling guests only after the third burger' },
      { kind: 'ritual', text: 'reading labels at arm’s length' },
      { kind: 'object', text: 'a patty that bleeds beetroot' },
      { kind: 'object', text: 'a corner of the grill with its own tongs' },
      { kind: 'argument', text: 'a sausage is a shape' },
      { kind: 'argument', text: 'it’s all in the sauce anyway' },
      { kind: 'cliche', text: 'but where do you get your protein' },
      { kind: 'cliche', text: 'I couldn’t tell the difference' },
      { kind: 'price', text: 'twice the price of the cow' },
      { kind: 'enemy', text: 'the shared tongs' },
    ],
    memes: [
      {
        format: 'comparison',
        style: 'funny',
        captions: ['1985: a grey nut roast', 'Today: a pea with special effects'],
      },
      { format: 'wojak', style: 'funny', captions: ['That’s not real meat!', 'You’re on your third.'] },
      {
        format: 'pov',
        style: 'funny',
        captions: ['POV: you’re in charge of the barbecue', 'Why is the pea bleeding?'],
      },
      {
        format: 'drake',
        style: 'relatable',
        captions: ['Telling them before they bite', 'Telling them once the plate is empty'],
      },
    ],
  },
  sourdough: {
    observations: [
      { kind: 'ritual', text: 'feeding the jar before feeding the children' },
      { kind: 'ritual', text: 'folding dough at half past midnight' },
      { kind: 'object', text: 'the jar at the back of the fridge' },
      { kind: 'object', text: 'a pot heavier than the dog' },
      { kind: 'argument', text: 'it isn’t dead, it’s resting' },
      { kind: 'argument', text: 'the holes are the best part' },
      { kind: 'cliche', text: 'it’s only flour, water and salt' },
      { kind: 'price', text: 'thirty hours for one loaf' },
      { kind: 'enemy', text: 'a kitchen at sixteen degrees' },
      { kind: 'enemy', text: 'butter that falls through the holes' },
    ],
    memes: [
      { format: 'pov', style: 'relatable', captions: ['POV: it’s day one of the holiday', 'Who’s feeding the jar?'] },
      {
        format: 'distracted-bf',
        style: 'nostalgic',
        captions: ['A bubble in my starter', 'Me', 'The nine o’clock call'],
      },
      {
        format: 'image-text',
        style: 'funny',
        captions: ['Perfect crust, perfect crumb', 'The jam went straight through'],
      },
      {
        format: 'wojak',
        style: 'funny',
        captions: ['Your loaf is completely flat!', 'It’s focaccia. It was always focaccia.'],
      },
      { format: 'nobody', style: 'chaotic', captions: ['Nobody:', 'My starter at 3 a.m., slowly lifting the lid'] },
    ],
  },
  'dubai-chocolate': {
    observations: [
      { kind: 'ritual', text: 'snapping the bar next to a microphone' },
      { kind: 'ritual', text: 'comparing eleven supermarket copies' },
      { kind: 'object', text: 'the last bar behind the counter' },
      { kind: 'object', text: 'a green fingerprint on the phone' },
      { kind: 'argument', text: 'without the crunch it’s just chocolate' },
      { kind: 'argument', text: 'Grandma’s baklava did it first' },
      { kind: 'cliche', text: 'listen to that crunch' },
      { kind: 'cliche', text: 'I got the very last one' },
      { kind: 'price', text: 'ten euros for eleven bites' },
      { kind: 'enemy', text: 'a limit of two per customer' },
    ],
    memes: [
      { format: 'nobody', style: 'satirical', captions: ['Nobody:', 'My bakery: “Have you tried the Dubai pretzel?”'] },
      {
        format: 'comparison',
        style: 'funny',
        captions: ['On screen: a river of green', 'My bar: a rumour of pistachio'],
      },
      { format: 'pov', style: 'funny', captions: ['POV: you snap it for the camera', 'It bent'] },
      { format: 'reaction', style: 'funny', captions: ['When the label says 4% pistachio', '*crunches, but sadly*'] },
    ],
  },
  mukbang: {
    observations: [
      { kind: 'ritual', text: 'watching ten thousand calories over a salad' },
      { kind: 'ritual', text: 'wearing headphones for the crunch' },
      { kind: 'object', text: 'the microphone beside the noodles' },
      { kind: 'object', text: 'a cheese pull as long as an arm' },
      { kind: 'argument', text: 'the crunch is the plot' },
      { kind: 'argument', text: 'it counts as eating together' },
      { kind: 'cliche', text: 'it’s not even that spicy' },
      { kind: 'price', text: 'two litres of milk and both lips' },
      { kind: 'enemy', text: 'a colleague with an apple' },
    ],
    memes: [
      {
        format: 'comparison',
        style: 'relatable',
        captions: ['Dad chewing: unbearable', 'A stranger chewing into a microphone: bliss'],
      },
      {
        format: 'wojak',
        style: 'funny',
        captions: ['Don’t slurp at the table!', 'Forty thousand people came for the slurp.'],
      },
      {
        format: 'brain-expand',
        style: 'funny',
        captions: ['Cooking dinner', 'Ordering dinner', 'Watching a dinner', 'Eating dinner while watching a dinner'],
      },
      { format: 'pov', style: 'funny', captions: ['POV: you called the fire noodles mild', 'Bite two of sixty, live'] },
    ],
  },
  'food-trucks': {
    observations: [
      { kind: 'ritual', text: 'following a van across town by its posts' },
      { kind: 'ritual', text: 'eating tacos off a car bonnet' },
      { kind: 'object', text: 'the last brisket bun' },
      { kind: 'object', text: 'a blackboard with three dishes left' },
      { kind: 'argument', text: 'the longest queue is always right' },
      { kind: 'argument', text: 'it tastes better standing up' },
      { kind: 'cliche', text: 'it’s worth the queue' },
      { kind: 'cliche', text: 'they used to park by the office' },
      { kind: 'price', text: 'fourteen euros and a stained shirt' },
      { kind: 'enemy', text: 'the one in front ordering for an office' },
    ],
    memes: [
      {
        format: 'drake',
        style: 'funny',
        captions: ['A menu of sixty dishes', 'A blackboard with three, two crossed out'],
      },
      { format: 'image-text', style: 'funny', captions: ['Forty minutes in the queue', '“We still have napkins”'] },
      {
        format: 'distracted-bf',
        style: 'relatable',
        captions: ['A van with smoke coming out', 'Me', 'The lunch I packed'],
      },
      {
        format: 'chad',
        style: 'funny',
        captions: ['Booked the table by the window', 'Has the kerb by the bins. A regular.'],
      },
      {
        format: 'reaction',
        style: 'funny',
        captions: ['When the one in front says “eleven of everything”', '*has the post sent to the queue*'],
      },
    ],
  },
}
