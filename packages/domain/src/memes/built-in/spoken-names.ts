/**
 * How trends of the catalogue are called inside a sentence where their titles do not tell: headings are written large, and
 * some are half a sentence.
 */
export const SPOKEN_NAMES: ReadonlyMap<string, string> = new Map([
  ['Anime goes mainstream', 'anime'],
  ['Bike sharing', 'bike sharing'],
  ['Binge-watching', 'binge-watching'],
  ['Bullet journal', 'bullet journalling'],
  ['Cosplay', 'cosplay'],
  ['Cottagecore', 'cottagecore'],
  ['Crowdfunding', 'crowdfunding'],
  ['Distracted boyfriend', 'the distracted boyfriend'],
  ['Esports', 'esports'],
  ['Generative AI', 'generative AI'],
  ['Hygge', 'hygge'],
  ['Hyperpop', 'hyperpop'],
  ['Ice Bucket Challenge', 'the Ice Bucket Challenge'],
  ['James Webb Space Telescope', 'the James Webb Telescope'],
  ['Lo-fi beats to study to', 'lo-fi beats'],
  ['Open-source investigation', 'open-source investigations'],
  ['Paid by the fans', 'fan-funded creators'],
  ['Pickleball', 'pickleball'],
  ['Rickrolling', 'rickrolling'],
  ['Right to repair', 'the right to repair'],
  ['Rockets that land', 'reusable rockets'],
  ['Second-hand first', 'second-hand fashion'],
  ['Speedrunning', 'speedrunning'],
  ['Streetwear meets luxury', 'streetwear'],
  ['Tidying with Marie Kondo', 'tidying with Marie Kondo'],
])
