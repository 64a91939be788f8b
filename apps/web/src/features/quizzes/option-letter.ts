/** QZ-07: the letter of an option, A being the first. */
export function optionLetter(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index)
}
