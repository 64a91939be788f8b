/** Loads something once for all who ask. A load that failed is forgotten: the next who asks tries again. */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined
  return () =>
    (loaded ??= load().catch((cause: unknown) => {
      loaded = undefined
      throw cause
    }))
}
