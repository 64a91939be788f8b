/**
 * round(1024 sin) over a quarter of a circle. Engines may differ in the last bit of `Math.sin`, and one bit makes
 * another run after a minute; a table cannot differ.
 */
const QUARTER = [
  0, 25, 50, 75, 100, 125, 150, 175, 200, 224, 249, 273, 297, 321, 345, 369, 392, 415, 438, 460, 483, 505, 526, 548,
  569, 590, 610, 630, 650, 669, 688, 706, 724, 742, 759, 775, 792, 807, 822, 837, 851, 865, 878, 891, 903, 915, 926,
  936, 946, 955, 964, 972, 980, 987, 993, 999, 1004, 1009, 1013, 1016, 1019, 1021, 1023, 1024, 1024,
] as const

/**
 * Sine in 1/1024, -1024 to 1024.
 *
 * @param turn In 1/256 of a circle, any whole number.
 */
export function sine(turn: number): number {
  const at = turn & 255
  const half = at & 127
  const height = QUARTER[half <= 64 ? half : 128 - half] ?? 0
  return at < 128 ? height : 0 - height
}

/** a * b / 1024, cut towards zero. The result must fit in 32 bits. */
export function scaled(a: number, b: number): number {
  return ((a * b) / 1024) | 0
}

export function clamp(value: number, low: number, high: number): number {
  if (value < low) return low
  return value > high ? high : value
}
