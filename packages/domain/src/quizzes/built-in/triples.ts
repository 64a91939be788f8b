/** Every choice of three, in the order of the list. */
export function triples<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return items.flatMap((first, a) =>
    items.slice(a + 1).flatMap((second, b) => items.slice(a + b + 2).map((third) => [first, second, third])),
  )
}
