/** Tells whoever keeps answers in memory, in this process and in others, that trends have changed. */
export type TrendEvents = { trendsChanged(): Promise<void> | void }
