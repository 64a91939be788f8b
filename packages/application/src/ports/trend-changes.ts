/** Tells whoever keeps answers in memory, in this process and in others, that trends have changed. */
export type TrendChanges = { trendsChanged(): Promise<void> | void }
