/**
 * The same function with its latest results kept: between `size` and twice as many. For pure functions of a text that the
 * same round asks again and again; results are shared, so they must not be changed.
 *
 * @param read Reads a text, or what the text is the key of.
 */
export function rememberResults<Result, Subject = void>(
  read: (text: string, subject: Subject) => Result,
  size: number,
): (text: string, subject: Subject) => Result {
  let recent = new Map<string, Result>()
  let earlier = new Map<string, Result>()
  return (text, subject) => {
    const known = recent.get(text)
    if (known !== undefined) return known
    const result = earlier.get(text) ?? read(text, subject)
    if (recent.size >= size) {
      earlier = recent
      recent = new Map()
    }
    recent.set(text, result)
    return result
  }
}
