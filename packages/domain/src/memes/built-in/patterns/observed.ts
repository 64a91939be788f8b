import type { MemeFormatId } from '../../meme-kinds'
import type { Pattern } from './pattern-pool'

/**
 * Patterns that live from what was observed about a trend (`Observation`), so that each meme is about it and nothing else.
 * A trend without observations of a kind has no memes of the patterns that need it.
 */
export const OBSERVED_PATTERNS: Readonly<Record<MemeFormatId, readonly Pattern[]>> = {
  'image-text': [
    ['Some people have hobbies', 'I’m busy {ritual}'],
    ['I came for {name}', 'I stayed for {object}'],
    ['They said it was free', 'It cost me {price}'],
    ['One does not simply', 'ignore {enemy}'],
    ['Unpopular opinion:', '{argument}'],
    ['Say “{cliche}”', 'one more time'],
  ],
  reaction: [
    ['When someone says “{cliche}”', '{react}'],
    ['Me, spotting {object}', '{react}'],
    ['When it’s {enemy} again', '{react}'],
    ['When I add up the cost: {price}', '*closes the calculator*'],
    ['When someone insists {argument}', '*pulls up a chair*'],
    ['Me, two minutes into {ritual}', '{react}'],
  ],
  comparison: [
    ['Everyone else: a quiet evening', 'Me: {ritual}'],
    ['What I signed up for: {object}', 'What I got: {enemy}'],
    ['What I said it would cost: nothing', 'What it cost: {price}'],
    ['Small talk: the weather', 'My talk: {argument}'],
    ['Day one: “{cliche}”', 'Year three: “{cliche}”'],
  ],
  pov: [
    ['POV: someone asks why you’re {ritual}', 'Sit down. This takes a while'],
    ['POV: it’s {enemy} again', '{react}'],
    ['POV: you just said “{cliche}”', 'Now you’re one of us'],
    ['POV: someone at dinner says {argument}', 'Cancel the taxi'],
    ['POV: you’ve just found {object}', 'Everybody stay calm'],
  ],
  nobody: [
    ['Nobody:', 'Me: {argument}'],
    ['Not a single soul:', '{me}, {ritual}'],
    ['Absolutely nobody:', 'Us, every time: “{cliche}”'],
    ['Nobody:', 'Me, still upset about {enemy}'],
    ['Nobody asked:', 'Me, showing everyone {object}'],
  ],
  'brain-expand': [
    ['Knowing about {name}', '{Ritual}', 'Having views on {object}', '{Argument}'],
    ['Hearing “{cliche}”', 'Laughing at it', 'Saying it', 'Meaning it'],
    ['Ignoring {enemy}', 'Fearing {enemy}', 'Studying {enemy}', 'Making peace with {enemy}'],
    ['It’s free', 'It’s nearly free', 'It cost me {price}', 'Worth it'],
  ],
  drake: [
    ['A balanced evening', '{Ritual}'],
    ['Agreeing to disagree', '“{Argument}”'],
    ['A sensible souvenir', '{Object}'],
    ['Saying something new', '“{Cliche}”'],
    ['Saving up', '{Price}, gladly'],
    ['Facing my inbox', 'Facing {enemy}'],
  ],
  'distracted-bf': [
    ['{Object}', '{me}', '{Duty}'],
    ['{Ritual}', '{me}', 'Going to bed'],
    ['“{Argument}”', '{me}', 'A peaceful dinner'],
  ],
  wojak: [
    ['Nooo, not {enemy}!', 'Haha, {enemy} again'],
    ['You can’t just say {argument}!', '{Argument}.'],
    ['It cost you {price}!', 'And I’d do it again'],
    ['You can’t spend the whole day {ritual}!', '{Ritual}.'],
    ['Please don’t say “{cliche}”!', '“{Cliche}.”'],
  ],
  chad: [
    ['Fears {enemy}', 'Greets {enemy} by name'],
    ['Hides {object} from visitors', 'Frames {object}'],
    ['Regrets {price}', '{Price}. Slept well.'],
    ['Keeps quiet at dinner', '“{Argument}.”'],
    ['Apologises for {ritual}', '{Ritual}. No questions.'],
  ],
}
