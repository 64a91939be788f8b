/** What is remembered of a visitor without an account, by the id in their signed cookie (LM-09, OP-26). */
export type GuestRepository = {
  /** When they finished the quiz that was their trial; null before (`QuizRepository.finish` notes it). */
  trialUsedAtMs(guestId: string): Promise<number | null>
  removeOlderThan(beforeMs: number): Promise<number>
}
