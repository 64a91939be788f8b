/** A number from 0 up to, but not including, 1. */
export type RandomNumber = () => number

/** The same things in another order, every order as likely; the list given stays as it is. */
export function shuffled<Item>(items: readonly Item[], random: RandomNumber): Item[] {
  const keyed = items.map((item) => ({ item, key: random() }))
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
}

/** One of the things, each as likely; undefined when there are none. */
export function pickOne<Item>(items: readonly Item[], random: RandomNumber): Item | undefined {
  return items[Math.min(items.length - 1, Math.floor(random() * items.length))]
}
