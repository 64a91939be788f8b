const LOWEST = 0.01
const HIGHEST = 0.99

/**
 * A forecast as visitors read it: `34%`. The ends are never promised: `less than 1%`, `more than 99%`.
 *
 * @param chance 0 to 1
 */
export function chanceText(chance: number): string {
  if (chance < LOWEST) return 'less than 1%'
  if (chance > HIGHEST) return 'more than 99%'
  return `${Math.round(chance * 100)}%`
}
