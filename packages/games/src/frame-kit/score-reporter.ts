import type { SentByGame } from '@trendverse/domain/games/frame-protocol'

/** What a page shows of a run. */
export type RunTiles = {
  readonly score: number
  readonly level: number
  /** Percent. */
  readonly health: number
  readonly coins: number
}

const REPORT_EVERY_MS = 250

/** Tells the page how a run stands: when something changed, and at most four times a second. */
export type ScoreReporter = {
  report(tiles: RunTiles, nowMs: number): void
  /** At once, for the end of a run, even when nothing changed. */
  reportNow(tiles: RunTiles, nowMs: number): void
}

export function createScoreReporter(tell: (message: SentByGame) => void): ScoreReporter {
  let told: RunTiles = { score: -1, level: -1, health: -1, coins: -1 }
  let toldAtMs = -Infinity
  const send = ({ score, level, health, coins }: RunTiles, nowMs: number): void => {
    told = { score, level, health, coins }
    toldAtMs = nowMs
    tell({ type: 'SCORE_UPDATE', ...told })
  }
  return {
    report(tiles, nowMs) {
      if (nowMs - toldAtMs < REPORT_EVERY_MS) return
      const isKnown =
        tiles.score === told.score &&
        tiles.level === told.level &&
        tiles.health === told.health &&
        tiles.coins === told.coins
      if (!isKnown) send(tiles, nowMs)
    },
    reportNow: send,
  }
}
