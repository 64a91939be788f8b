import type { PatternPool } from './pattern-pool'

export const reactionPatterns: PatternPool = {
  any: [
    ['When someone asks “what’s {name}?”', '{react}'],
    ['When {person} brings up {name} first', '{react}'],
    ['When I’m 20 minutes into my {topic} speech', 'Next slide, please~'],
    ['Me when it’s been four minutes without {name}', '*stares at door*'],
    ['When I said I’d just {promise}', '*the sun comes up behind me*'],
  ],
  funny: [
    ['When they ask for hobbies in a job interview', 'Me: {doing}~'],
    ['When someone calls {name} overrated', '*puts down sandwich*'],
    ['{Cost} when I discover {name}', '“We had a good run”'],
    ['When the waiter asks if there’s anything else', 'Yes. Your thoughts on {name}.'],
    ['When the pub quiz has a round on {name}', '*cracks knuckles*'],
  ],
  relatable: [
    ['When you look up from {name} to check the time', 'Oh. It’s tomorrow.'],
    ['When your friend finally gets into {name}', 'I have waited YEARS for this talk'],
    ['When you act like you just found {name}', '(it has been months)'],
    ['When someone says {name} is just a phase', '*is in year four of the phase*'],
    ['When the Wi-Fi dies halfway through {name}', '*meets family*'],
  ],
  satirical: [
    ['When a brand posts about {name}', '“How do you do, fellow humans”'],
    ['When the meeting is about {name}', '*nods, understands nothing*'],
    ['When a podcast explains {name} for three hours', 'So it’s a thing. Got it.'],
    ['When the newspaper explains {name} to parents', 'So that’s what I’ve been doing'],
    ['When a CEO mentions {name} on stage', '*moves to a lake, leaves no address*'],
  ],
  wholesome: [
    ['When someone explains {name} with shining eyes', 'Go on. I have all day.'],
    ['When your grandma asks about {name}', 'Sit down. I made slides.'],
    ['When a stranger likes {name} too', 'We are family now'],
    ['When {person} asks me to explain {name}', '*has waited a lifetime*'],
    ['When a shy person lights up about {name}', 'Protect them at all costs'],
  ],
  trending: [
    ['When every single app shows me {name}', 'Message received~'],
    ['When the family chat gets to {name}', 'It’s over. Dad used the sticker.'],
    ['When you see {count} on {source}', 'Oh, so it’s not just me'],
    ['When I see {name} at number {rank} on {chart}', '{react}'],
  ],
  chaotic: [
    ['When thoughts of {name} arrive at 3 a.m.', 'Come in. I’ve been expecting you.'],
    ['When someone whispers “{name}”', '*knocks over chair*'],
    ['When I explain {name} on no sleep', 'So the moon. Stay with me.'],
    ['When someone says “enough about {name}”', 'I don’t know that word. “Enough”?'],
    ['When I try not to think about {name}', '*lift music, but it’s {name}*'],
  ],
  nostalgic: [
    ['When someone says {name} and it’s {year} again', '{react}'],
    ['When the kids discover {name}', 'I was there. Long ago.'],
    ['When it’s time for {name} again', 'I never unpacked~'],
  ],
  existential: [
    ['When you realise atoms got together for {name}', 'Good for them, honestly'],
    ['When the one stable thing in my life is {name}', 'We’re very happy together~'],
    ['When the void stares back', 'Have you heard about {name}?'],
  ],
  careful: [
    ['When someone has a take on {name}', '“And you read the article?”'],
    ['When I finish the whole article on {name}', 'Nobody is more surprised than me'],
    ['When the family chat gets to {name}', '*mutes politely*'],
    ['When I almost reply in the comments', '*closes phone, drinks water*'],
  ],
  gentle: [
    ['When the news is heavy', 'I’m here if you want to talk'],
    ['When strangers help strangers', 'There we are. That’s us.'],
    ['When a friend asks how you really are', 'Thank you for asking'],
    ['When you have no words', 'A hug has never needed any'],
  ],
  custom: [
    ['{custom}', '{react}'],
    ['{custom}', '“Is this about {name} again?”'],
    ['{custom}', '*closes the {topic} tab*'],
  ],
}
