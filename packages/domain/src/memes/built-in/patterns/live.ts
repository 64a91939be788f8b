import type { MemeFormatId } from '../../meme-kinds'
import type { Pattern } from './pattern-pool'

/**
 * Patterns that live from what is known of a story of today: how many report it (`outlets`), how much faster than usual it grows
 * (`pace`), and its headlines, quoted as headlines. They are about us who read them, so that those without a headline go with
 * politics, too.
 */
export const LIVE_PATTERNS: Readonly<Record<MemeFormatId, readonly Pattern[]>> = {
  'image-text': [
    ['{outlets} outlets are on {name}', 'and I have read one headline'],
    ['I only came for the weather', '“{headline}”'],
    ['{Name} grows {pace} times faster than usual', 'unlike the list of things I finished'],
  ],
  reaction: [
    ['When {outlets} outlets cover {name}', 'And I only asked for the weather'],
    ['When I read “{headline}” out loud', '*the whole train looks up*'],
    ['When {name} is {pace} times faster than usual', 'My to-do list: *does not move*'],
  ],
  comparison: [
    ['Outlets on {name}: {outlets}', 'Outlets I read to the end: 0'],
    ['What I looked up: the weather', 'What I read: “{headline}”'],
    ['{Name}: {pace} times faster than usual', 'Me: still on my first coffee'],
  ],
  pov: [
    ['POV: {outlets} outlets explain {name}', 'And you are confused in {outlets} ways'],
    ['POV: you read “{headline}”', 'And nothing below it. Ask me anything.'],
  ],
  nobody: [
    ['Nobody:', '{outlets} newsrooms at once: {name}!'],
    ['Nobody:', 'Me, to the bus driver: “{headline}”'],
    ['Not a single soul:', 'My phone at dinner: “{headline}”'],
  ],
  'brain-expand': [
    ['Reading the headline', 'Reading the article', 'Reading all {outlets} of them', 'Understanding {name}, briefly'],
    ['“{headline}”', 'Telling one friend', 'Telling the family chat', 'Being corrected by Grandma'],
  ],
  drake: [
    ['One good article on {name}', 'All {outlets}, side by side'],
    ['Saying “have you heard?”', 'Reciting “{headline}”'],
  ],
  'distracted-bf': [
    ['{outlets} articles on {name}', '{me}', '{Duty}'],
    ['“{headline}”', '{me}', '{Duty}'],
  ],
  wojak: [
    ['{outlets} outlets covered {name}!', 'And you read the comments.'],
    ['You can’t share it unread!', '“{headline}” Sent.'],
  ],
  chad: [
    ['Has read all {outlets} articles on {name}', 'Read one. Went for a walk.'],
    ['Shares “{headline}” unread', 'Reads it first. Then shares it.'],
  ],
}

/** Those that quote nothing, which go with politics, too. */
export function withoutHeadline(patterns: readonly Pattern[]): readonly Pattern[] {
  return patterns.filter((texts) => !texts.some((text) => text.includes('{headline}')))
}
