import { listCatalogue, listPacks, listRuns } from '../admin/list-games'
import { addGame, changeGame, removeGame } from '../admin/manage-games'
import { hideRun, restorePack, showRun, withdrawPack } from '../admin/moderate-runs'
import { actorOf } from '../admin/record-audit'
import { finishRun } from '../games/finish-run'
import { getPack } from '../games/get-pack'
import { getShownRun } from '../games/get-run'
import { getGame, listGames } from '../games/list-games'
import { findOpenRun, keepRunLog } from '../games/open-run'
import { readPredictionBoard } from '../games/predictions/read-prediction-board'
import { readPredictions } from '../games/predictions/read-predictions'
import { savePredictions } from '../games/predictions/save-predictions'
import { readGameBoard } from '../games/read-board'
import { describeTicket, startRun } from '../games/start-run'
import { os, signedIn } from './base'

/** Games (OP-71). */
export const gamesRouter = {
  list: os.games.list.handler(async ({ context }) => ({ data: await listGames(context) })),
  get: os.games.get.handler(async ({ context, input }) => ({ data: await getGame(context, input.gameId) })),
  pack: os.games.pack.handler(async ({ context, input }) => ({ data: await getPack(context, input.packId) })),
  start: os.games.start.handler(async ({ context, input }) => ({
    data: describeTicket(await startRun(context, context.caller, input)),
  })),
  finish: os.games.finish.handler(async ({ context, input }) => ({
    data: await finishRun(context, signedIn(context), input),
  })),
  open: os.games.open.handler(async ({ context, input }) => ({
    data: await findOpenRun(context, signedIn(context), input),
  })),
  keep: os.games.keep.handler(async ({ context, input }) => ({
    data: await keepRunLog(context, signedIn(context), input),
  })),
  run: os.games.run.handler(async ({ context, input }) => ({
    data: await getShownRun(context, context.caller, input.runId),
  })),
  board: os.games.board.handler(async ({ context, input }) => ({
    data: await readGameBoard(context, context.caller, input),
  })),
}

/** Tomorrow: rounds of forecasts. */
export const predictionsRouter = {
  read: os.predictions.read.handler(async ({ context }) => ({
    data: await readPredictions(context, context.caller),
  })),
  save: os.predictions.save.handler(async ({ context, input }) => ({
    data: await savePredictions(context, signedIn(context), input),
  })),
  board: os.predictions.board.handler(async ({ context }) => ({
    data: await readPredictionBoard(context, context.caller),
  })),
}

/** The catalogue in the hands of administrators (AD-04). */
export const adminGamesRouter = {
  list: os.admin.games.list.handler(({ context, input }) => listCatalogue(context, input)),
  listRuns: os.admin.games.listRuns.handler(({ context, input }) => listRuns(context, input)),
  listPacks: os.admin.games.listPacks.handler(({ context, input }) => listPacks(context, input)),
  create: os.admin.games.create.handler(async ({ context, input }) => ({
    data: await addGame(context, actorOf(signedIn(context)), input),
  })),
  update: os.admin.games.update.handler(async ({ context, input: { gameId, expected, ...edit } }) => ({
    data: await changeGame(context, actorOf(signedIn(context)), gameId, edit, expected),
  })),
  remove: os.admin.games.remove.handler(async ({ context, input }) => {
    await removeGame(context, actorOf(signedIn(context)), input.gameId)
    return { data: { removed: true as const } }
  }),
  withdrawPack: os.admin.games.withdrawPack.handler(async ({ context, input }) => ({
    data: await withdrawPack(context, actorOf(signedIn(context)), input),
  })),
  hideRun: os.admin.games.hideRun.handler(async ({ context, input }) => {
    await hideRun(context, actorOf(signedIn(context)), input)
    return { data: { runId: input.runId, hidden: true as const } }
  }),
  showRun: os.admin.games.showRun.handler(async ({ context, input }) => {
    await showRun(context, actorOf(signedIn(context)), input.runId)
    return { data: { runId: input.runId, hidden: false as const } }
  }),
  restorePack: os.admin.games.restorePack.handler(async ({ context, input }) => {
    await restorePack(context, actorOf(signedIn(context)), input.packId)
    return { data: { packId: input.packId, withdrawn: false as const } }
  }),
}
