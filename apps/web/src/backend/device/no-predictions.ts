import type { PredictionRepository } from '@trendverse/application/ports/predictions'
import { AppError } from '@trendverse/domain/primitives/app-error'

const refuse = () => Promise.reject(new AppError('unavailable', 'Forecasts need a server.'))

/** A device reads no sources, so nothing could ever settle a forecast: there are no rounds, and nobody has said anything. */
export const noPredictions: PredictionRepository = {
  findCandidates: async () => ({ candidates: [], records: [] }),
  addRound: refuse,
  findRound: async () => null,
  listRounds: async () => [],
  settle: async () => 0,
  save: refuse,
  listSaid: async () => [],
  listJudgedItems: async () => [],
  listJudged: async () => [],
  readBoard: async () => ({ people: [], own: null, total: 0 }),
  listOf: async () => [],
}
