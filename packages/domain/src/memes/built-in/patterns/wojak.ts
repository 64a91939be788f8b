import type { PatternPool } from './pattern-pool'

export const wojakPatterns: PatternPool = {
  any: [
    ['Nooo, you can’t spend all night on {name}!', 'Haha, one more {unit}~'],
    ['You said you’d just {promise}!', '{aside}'],
    ['But what about {duty}?!', '{Name}.'],
    ['They’ll think I’m obsessed with {name}!', 'They know.~'],
    ['I should stop {doing}!', 'You should. You won’t.'],
  ],
  funny: [
    ['All day on {name} and I did nothing!', 'You did {name}.~'],
    ['They’ll find my {topic} folder!', 'They have one too.'],
    ['Nooo, {name} is not a personality!', 'It’s two of mine.~'],
    ['I spent the whole date talking about {name}!', 'Same. Second date on Friday?'],
    ['Nooo, you can’t put {name} on your CV!', 'It’s under “languages”.'],
  ],
  relatable: [
    ['It’s 2 a.m. and I’m {doing}!', 'Tomorrow’s problem.~'],
    ['I told everyone I’d quit {name}!', 'We made popcorn.'],
    ['I’ve told {person} about {name} twice!', 'The second time was better.~'],
    ['I only meant to look at {name} for a minute!', 'It was one of those minutes.'],
    ['Everyone’s asleep and I’m still on {name}!', 'Then no one can stop you.'],
  ],
  satirical: [
    ['We need a {topic} strategy by Friday!', 'We could just make something good.'],
    ['You MUST have a take on {name}!', 'I’m having lunch.'],
    ['Nooo, {name} will ruin the youth!', 'They said that about novels.'],
    ['We’re losing the {topic} market to a duck!', 'It’s a good duck.'],
    ['Nooo, {name} was better before it was popular!', 'So were you.'],
  ],
  wholesome: [
    ['I like {name} too much!', 'There’s no such thing.'],
    ['I’m new to {name} and know nothing!', 'Welcome. Sit here.'],
    ['Am I too old for {name}?!', 'You’re exactly the right age.'],
    ['I don’t know anyone here who likes {name}!', 'I do. Is this seat taken?'],
    ['What if they laugh at me for liking {name}?!', 'Then they’re smiling. Good start.'],
  ],
  trending: [
    ['Everyone already knows {name}!', 'Good. Now we can talk.'],
    ['I’m so late to {name}!', 'There’s still cake.'],
    ['{Count}?! I can’t keep up!', 'You don’t have to.'],
  ],
  chaotic: [
    ['Nine tabs on {name} and no answers!', 'Ten. I opened one.~'],
    ['I haven’t blinked since {name}!', 'Neither has the owl.'],
    ['WHY IS IT ALWAYS {NAME}?!', 'Why is it ever anything else.'],
    ['MY {TOPIC} WALL HAS NO ROOM FOR MORE STRING!', 'There’s always the ceiling.'],
    ['I dreamt about {name} again!', 'Who won?'],
  ],
  nostalgic: [
    ['It’s {years} years since {year}!', 'And we still talk about {name}.'],
    ['I miss how {name} felt at first!', 'Close your eyes. One more {unit}.'],
    ['The kids don’t get {name}!', 'They have their own. It’s fine.'],
  ],
  existential: [
    ['We’re all going to be dust!', 'Dust that saw {name}.~'],
    ['Nothing matters!', 'Great, more time for {name}.~'],
    ['In a billion years nobody will know {name}!', 'We know it now.'],
  ],
  careful: [
    ['I must reply to this take on {name}!', 'You could have tea.'],
    ['Everyone has an opinion on {name} but me!', 'Keep that. It’s rare.'],
    ['Someone is wrong in the comments!', 'They’ll still be wrong after lunch.'],
    ['I only understood half of {name}!', 'That’s half more than the comments.'],
  ],
  gentle: [
    ['There’s so much sad news today', 'Then we’ll be kind today'],
    ['I don’t know what to say', 'You don’t have to. Just stay.'],
    ['It feels too big for me', 'Small is where help begins'],
    ['I can’t fix it', 'You can be there'],
  ],
  custom: [
    ['You can’t be serious about {name}!', '{custom}'],
    ['But what about {duty}?!', '{custom}'],
    ['What will {person} say?!', '{custom}'],
  ],
}
