import { logBytes } from '../frame-kit/log-text'
import { simulateRun } from '../rules-kit/simulate-run'
import type { MemesOfRun } from '../run-memes'
import { memeMakerPackSchema } from './pack'
import { rules } from './rules/v1/rules'

/** The memes of the groups that were found, each with the caption its player chose. */
export const memesOfRun: MemesOfRun = ({ rulesVersion, seed, mode, content, log }) => {
  if (rulesVersion !== rules.version) return []
  const pack = memeMakerPackSchema.parse(content)
  const { found, captions } = simulateRun(rules, { seed, pack, mode, log: logBytes(log) })
  return pack.groups.flatMap(({ trend, meme: { format, captions: offered } }, group) => {
    const chosen = offered[captions[group] ?? -1]
    return found.includes(group) && chosen !== undefined ? [{ format, captions: chosen, accent: trend.color }] : []
  })
}
