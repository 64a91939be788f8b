import type { GenerationJob, GenerationStage } from '@trendverse/domain/ai/generation-job'
import type { Uuid } from '@trendverse/domain/primitives/uuid'

/** What models make for people who wait, as every process may ask for it. */
export type GenerationJobs = {
  /**
   * Keeps a new job, unless its taker has one of this kind, trend and variant that has not ended: then that is the answer. One
   * step: of two added at once one is kept and is the answer to both.
   */
  add(job: GenerationJob): Promise<GenerationJob>
  find(id: Uuid): Promise<GenerationJob | null>
  /** The job of a taker, of this kind and variant and about this trend, that has not ended. */
  findOpen(wanted: Pick<GenerationJob, 'kind' | 'taker' | 'trendId' | 'variant'>): Promise<GenerationJob | null>
  /**
   * Moves a job to another stage unless it has ended; false when it had, or is not there. Of two who end it one does.
   *
   * @param made What was made, for `ready`, and the day its unit stays booked on until somebody comes for it.
   */
  move(
    id: Uuid,
    stage: GenerationStage,
    nowMs: number,
    made?: { readonly resultId: Uuid; readonly bookedDay: string | null },
  ): Promise<boolean>
  /**
   * Takes the booked day off a job that made this: of several who ask one gets it. Null when there is none (any more).
   */
  takeBooking(resultId: Uuid): Promise<string | null>
  /** Calls back with the id of a job that was cancelled, in whatever process, perhaps also with null: any may be. Returns the end of it. */
  whenCancelled(listener: (id: Uuid | null) => void): () => void
  /** Jobs that have not ended and whose stage last changed before this instant, those silent longest first. */
  listSilent(movedBeforeMs: number, limit: number): Promise<readonly GenerationJob[]>
  /** Forgets jobs begun before this instant. */
  removeStartedBefore(beforeMs: number): Promise<number>
}
