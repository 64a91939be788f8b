import type { GenerationJob, GenerationStage } from '@trendverse/domain/ai/generation-job'
import type { Uuid } from '@trendverse/domain/primitives/uuid'

/** What models make for people who wait, as every process may ask for it. */
export type GenerationJobs = {
  add(job: GenerationJob): Promise<void>
  find(id: Uuid): Promise<GenerationJob | null>
  /**
   * Moves a job to another stage unless it has ended; false when it had, or is not there. Of two who end it one does.
   *
   * @param resultId What was made, for `ready`.
   */
  move(id: Uuid, stage: GenerationStage, nowMs: number, resultId?: Uuid): Promise<boolean>
  /** Calls back with the id of a job that was cancelled, in whatever process, perhaps also with null: any may be. Returns the end of it. */
  whenCancelled(listener: (id: Uuid | null) => void): () => void
  /** Forgets jobs begun before this instant. */
  removeStartedBefore(beforeMs: number): Promise<number>
}
