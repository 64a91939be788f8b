import type { MiniatureRun } from '@trendverse/games/miniature'
import type { RunMeme } from '@trendverse/games/run-memes'
import { useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { saveAsFile } from '../../components/browser/save-as-file'
import { Button } from '../../components/controls/button'
import { stripPicture } from '../../components/memes/strip-picture'
import { notify } from '../../components/overlays/notify'
import { dateName } from './day-name'
import type { ListedGame } from './game-calls'
import { scoreText } from './game-texts'

/** A run that has ended, with what its page needs to show of it. */
export type MadeRun = MiniatureRun & { readonly day: string; readonly points: number }

export type SaveMemesProps = {
  readonly game: Pick<ListedGame, 'id' | 'name'>
  readonly run: MadeRun
  readonly memesOfRun: (run: MiniatureRun) => readonly RunMeme[]
}

const FAILED = 'The picture couldn’t be saved. Please try again.'

/** The memes that were made in a run as one picture, where any were. */
export function SaveMemes({ game, run, memesOfRun }: SaveMemesProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [memes] = useState(() => memesOfRun(run))
  if (memes.length === 0) return null
  const save = async (): Promise<void> => {
    setIsBusy(true)
    try {
      const drawn = memes.map(({ format, captions, accent }) => {
        return { type: format, captions, placements: captions.map(() => null), accent, painting: null }
      })
      const line = `${game.name}, ${dateName(run.day)}: ${scoreText(run.points)} points`
      const picture = await stripPicture(drawn, line)
      if (picture === null) notify(FAILED)
      else saveAsFile(picture, `${game.id}-${run.day}.png`)
    } catch (cause) {
      logFailure('The memes of a run could not be drawn.', cause)
      notify(FAILED)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button size="sm" aria-disabled={isBusy} onClick={() => !isBusy && void save()} className="justify-self-start">
      {isBusy ? 'Saving picture…' : 'Save picture'}
    </Button>
  )
}
