import { logText } from '@trendverse/games/frame-kit/log-text'
import { plainPilot } from '@trendverse/games/meme-maker/pilot'
import { rules } from '@trendverse/games/meme-maker/rules/v1/rules'
import { samplePack } from '@trendverse/games/meme-maker/testing/sample-pack'
import { GAMES } from '@trendverse/games/registry'
import { recordRun } from '@trendverse/games/rules-kit/record-run'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { teachCanvas } from '../../app/testing/fake-canvas'
import { buildTicket, GAME, gameCalls, openGame, playEachGameAnew } from '../../app/testing/open-game'
import { saveAsFile } from '../../components/browser/save-as-file'
// What is loaded while the game is played is here at once.
import './save-memes'
import '@trendverse/games/meme-maker/run-memes'

vi.mock('../../components/browser/save-as-file', () => ({ saveAsFile: vi.fn() }))
vi.mock('../../components/memes/load-caption-font', () => ({ loadCaptionFont: async () => undefined }))

playEachGameAnew()

const SEED = buildTicket().seed
const { log, end } = recordRun(rules, { seed: SEED, pack: samplePack, mode: 'normal' }, plainPilot('strip'))
const FINISHED = {
  type: 'RUN_FINISHED',
  rulesVersion: 1,
  packId: 'p',
  seed: SEED,
  score: end.points,
  log: logText(log),
} as const

beforeEach(() => {
  vi.mocked(saveAsFile).mockReset()
  const game = { ...GAMES['meme-maker'], modes: ['normal'], measure: 'moves', figures: ['points'], practice: 'earlier' }
  gameCalls.get.mockResolvedValue({ data: game })
  gameCalls.start.mockResolvedValue({ data: buildTicket({ gameId: 'meme-maker', edition: 'archive' }) })
  gameCalls.pack.mockResolvedValue({ data: { packId: buildTicket().packId, content: samplePack } })
})

async function finished() {
  const on = await openGame({ path: '/play/meme-maker', account: buildAccount() })
  await on.start()
  await on.say(FINISHED)
  await on.until(() => expect(on.text()).toContain('Save picture'))
  return on
}

describe('the memes of a run', () => {
  it('are saved as one picture', async () => {
    teachCanvas()
    const on = await finished()
    await on.pressButton('Save picture')
    await on.until(() => expect(saveAsFile).toHaveBeenCalledTimes(1))
    const [file, name] = vi.mocked(saveAsFile).mock.calls[0] ?? []
    expect(name).toBe('meme-maker-2026-03-01.png')
    expect(file?.type).toBe('image/png')
  })

  it('say so where the browser cannot draw them, and can be saved again', async () => {
    teachCanvas({ draws: false })
    const on = await finished()
    await on.pressButton('Save picture')
    await on.until(() => expect(document.body.textContent).toContain('The picture couldn’t be saved.'))
    expect(saveAsFile).not.toHaveBeenCalled()
    expect(on.button('Save picture').getAttribute('aria-disabled')).toBe('false')
  })

  it('are offered in no game that makes none', async () => {
    gameCalls.get.mockResolvedValue({ data: GAME })
    const on = await openGame()
    await on.start()
    await on.say(FINISHED)
    await on.pass(0)
    expect(on.text()).not.toContain('Save picture')
  })
})
