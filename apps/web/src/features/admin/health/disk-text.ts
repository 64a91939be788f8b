const GIB = 1024 ** 3

/** @example '5.0 of 20 GB' */
export function diskText({
  freeBytes,
  totalBytes,
}: {
  readonly freeBytes: number
  readonly totalBytes: number
}): string {
  return `${(freeBytes / GIB).toFixed(1)} of ${Math.round(totalBytes / GIB)} GB`
}
