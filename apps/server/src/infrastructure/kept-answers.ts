/** Gives an answer that was given before, while it is young enough and was to the same question. */
type RememberAnswer = <Answer>(name: string, about: string, ask: () => Promise<Answer>) => Promise<Answer>

/**
 * Keeps one answer under each name, also for those who ask at the same time: what is asked about changes seldom, and the newer
 * takes the place of the older. No failure is kept.
 */
export function keepAnswers(
  keptMs: number,
  nowMs: () => number,
): { readonly remember: RememberAnswer; forget(): void } {
  const kept = new Map<string, { readonly about: string; readonly atMs: number; readonly answer: Promise<unknown> }>()
  return {
    remember: <Answer>(name: string, about: string, ask: () => Promise<Answer>) => {
      const known = kept.get(name)
      const ageMs = known === undefined ? Number.POSITIVE_INFINITY : nowMs() - known.atMs
      // What is kept under a name is what was asked under it.
      if (known?.about === about && ageMs >= 0 && ageMs < keptMs) return known.answer as Promise<Answer>
      const asked = { about, atMs: nowMs(), answer: ask() }
      kept.set(name, asked)
      asked.answer.catch(() => {
        if (kept.get(name) === asked) kept.delete(name)
      })
      return asked.answer
    },
    forget: () => kept.clear(),
  }
}
