/** State of a background job, for health and administrators. */
export type JobState = {
  readonly name: string
  readonly state: 'idle' | 'running' | 'failed'
  readonly lastStartedAtMs: number | null
  readonly lastSucceededAtMs: number | null
  readonly error: string | null
}

export type JobLog = {
  list(): Promise<readonly JobState[]>
  save(state: JobState): Promise<void>
}
