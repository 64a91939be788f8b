/** Names in one line, and how many more there are: `Orbit`, `Orbit and Dawn`, `Orbit, Dawn and 5 more`. */
export function listNames(names: readonly string[], more: number): string {
  const all = more > 0 ? [...names, `${more} more`] : names
  return all.join(', ').replace(/, (?=[^,]*$)/u, ' and ')
}
