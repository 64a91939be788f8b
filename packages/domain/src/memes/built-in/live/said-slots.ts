import { quoted } from '../../../quizzes/say-words'
import type { Slots } from '../slots'
import { capitalised } from '../topic-name'
import { isInCapitals } from './headline-parts'
import { saidAtHome } from './said-scenes'
import { saidIn } from './said-words'

/** Scenes of ours, told to ourselves: "your half of the duvet". */
function toYou(scene: string): string {
  return scene
    .replace(/\bI’ve\b/g, 'you’ve')
    .replace(/\bI\b/g, 'you')
    .replace(/\bmyself\b/g, 'yourself')
    .replace(/\bmy\b/g, 'your')
    .replace(/\bme\b/g, 'you')
}

/** Words of a title in capitals as somebody would say them. */
function inSentence(words: string): string {
  const small = words.toLowerCase().replace(/\bi\b/g, 'I')
  return /^\p{Lu}/u.test(words) ? capitalised(small) : small
}

/** What may stand for the slots of patterns about words that a headline quotes; nothing where those are not funny at home. */
export function saidSlots(headline: string): Slots {
  const words = saidIn(headline)
  const home = words === null ? null : saidAtHome(words)
  if (words === null || home === null) return {}
  const said = quoted(isInCapitals(headline) ? inSentence(words) : words)
  const [a = '', b = '', c = ''] = home.scenes
  const [pov, thought] = home.pov.map((line) => line.replace('{said}', said))
  return {
    said: [said],
    quoting: [`the word${words.includes(' ') ? 's' : ''} ${said}`],
    saidOf: home.scenes,
    yourSaidOf: home.scenes.map(toYou),
    sceneA: [capitalised(a)],
    sceneB: [capitalised(b)],
    sceneC: [capitalised(c)],
    plain: [home.plain],
    praise: [home.praise],
    saidPov: [pov ?? ''],
    saidThought: [thought ?? ''],
  }
}
