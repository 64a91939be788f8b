import { describe, expect, it } from 'vitest'
import { logText } from '../frame-kit/log-text'
import { recordRun } from '../rules-kit/record-run'
import { memesOf } from '../run-memes'
import { plainPilot } from './pilot'
import { rules } from './rules/v1/rules'
import { memesOfRun } from './run-memes'
import { samplePack } from './testing/sample-pack'

const recorded = recordRun(rules, { seed: 'strip', pack: samplePack, mode: 'normal' }, plainPilot('strip'))
const run = { rulesVersion: 1, seed: 'strip', mode: 'normal', content: samplePack } as const

describe('the memes of a run', () => {
  it('are those of the groups that were found, with the captions that were chosen', () => {
    const memes = memesOfRun({ ...run, log: logText(recorded.log) })
    expect(memes).toEqual(
      samplePack.groups.map(({ trend, meme }, group) => ({
        format: meme.format,
        captions: meme.captions[recorded.end.captions[group] ?? -1],
        accent: trend.color,
      })),
    )
    expect(memes).toHaveLength(4)
  })

  it('are none where none was found, and none of rules it does not know', () => {
    const nothing = recordRun(rules, { seed: 'strip', pack: samplePack, mode: 'normal' }, () => null).log
    expect(memesOfRun({ ...run, log: logText(nothing) })).toEqual([])
    expect(memesOfRun({ ...run, rulesVersion: 2, log: logText(recorded.log) })).toEqual([])
  })

  it('are made in this game alone', () => {
    expect(memesOf('meme-maker')).not.toBeNull()
    for (const id of ['trend-quiz', 'toString', '__proto__']) expect(memesOf(id)).toBeNull()
  })
})
