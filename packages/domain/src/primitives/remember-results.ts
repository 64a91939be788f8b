/**
 * The same function with its latest results kept: between `size` and twice as many. For pure functions of a text that the
 * same round asks again and again; results are shared, so they must not be changed.
 */
export function rememberResults<Result>(read: (text: string) => Result, size: number): (text: string) => Result {
  let recent = new Map<string, Result>()
  let earlier = new Map<string, Result>()
  return (text) => {
    const known = recent.get(text)
    if (known !== undefined) return known
    const result = earlier.get(text) ?? read(text)
    if (recent.size >= size) {
      earlier = recent
      recent = new Map()
    }
    recent.set(text, result)
    return result
  }
}
