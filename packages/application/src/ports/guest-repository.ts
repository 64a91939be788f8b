/** What is remembered of a visitor without an account, by the id in their signed cookie (LM-09, OP-26). */
export type GuestRepository = {
  trialUsedAtMs(guestId: string): Promise<number | null>
  /** Notes the trial as spent; false when it was already. */
  spendTrial(guestId: string, nowMs: number): Promise<boolean>
  removeOlderThan(beforeMs: number): Promise<number>
}
