import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import { MomentumEngine } from '@trendverse/domain/trends/momentum/momentum-engine'
import type { CreateMomentumModel } from '../ports/ingest'

/** The momentum engine with each source's time unit. Throws AppError `invalid_input` for a state it cannot use. */
export const createMomentumModel: CreateMomentumModel = (source, state) => {
  const { timeUnitHours } = SOURCE_PROFILES[source]
  return state === null ? new MomentumEngine({ timeUnitHours }) : MomentumEngine.restore(state, { timeUnitHours })
}
