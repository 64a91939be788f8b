import type { RepairJson } from '@trendverse/domain/ai/read-reply'
import { jsonrepair } from 'jsonrepair'

/** Makes JSON of what a model almost wrote as such; throws when it cannot. */
export const repairJson: RepairJson = (text) => jsonrepair(text)
