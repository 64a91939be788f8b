import type { StoragePorts } from '@trendverse/application/ports/ports'
import { cleanCopy } from '../reading/clean-text'
import { memoryAiKeyRepository, memoryAiQueue } from './memory-ai'
import { memoryCompositionRepository } from './memory-composition-repository'
import { memoryForecasts } from './memory-forecasts'
import { memoryGenerationJobs } from './memory-generation-jobs'
import { memoryIngestRepository } from './memory-ingest-repository'
import { memoryPageHeadRepository } from './memory-page-head-repository'
import { memoryPredictions } from './memory-predictions'
import { memoryRecord } from './memory-record'
import { memoryReports } from './memory-reports'
import { memorySecondFactors, memorySignInPlaces } from './memory-second-factors'
import { memorySourceControls } from './memory-source-controls'
import { emptyMemoryStore, type MemoryStore } from './memory-store'
import { memoryStoryRepository } from './memory-story-repository'
import { memoryTrendEditor } from './memory-trend-editor'
import { memoryTrendLives } from './memory-trend-lives'
import { memoryTrendReader } from './memory-trend-reader'

/** Every port over memory, for tests: the same behaviour as SQL, proved by the same suites. */
export function memoryStorage(store: MemoryStore = emptyMemoryStore()): StoragePorts {
  return {
    ...memoryRecord(store),
    trends: memoryTrendReader(store),
    ingest: memoryIngestRepository(store),
    forecasts: memoryForecasts(store),
    sourceControls: memorySourceControls(store),
    composition: memoryCompositionRepository(store),
    stories: memoryStoryRepository(store),
    trendLives: memoryTrendLives(store),
    pageHeads: memoryPageHeadRepository(store),
    jobs: {
      list: async () => [...store.jobs.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
      save: async (state) => void store.jobs.set(state.name, cleanCopy(state)),
    },
    trendEditor: memoryTrendEditor(store),
    database: { isUp: async () => true },
    aiKeys: memoryAiKeyRepository(store),
    aiQueue: memoryAiQueue(store),
    generationJobs: memoryGenerationJobs(store),
    predictions: memoryPredictions(store),
    reports: memoryReports(store),
    secondFactors: memorySecondFactors(store),
    signInPlaces: memorySignInPlaces(store),
  }
}
