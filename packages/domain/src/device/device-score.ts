/** What a page can learn about the device it runs on. Unknown values are null (OP-36). */
export type DeviceFacts = {
  readonly memoryGb: number | null
  readonly cores: number | null
  /** Largest texture the graphics driver takes, in pixels, or 0 without WebGL. */
  readonly maxTextureSize: number
  readonly mobile: boolean
}

export type Quality = 'high' | 'medium' | 'low'

const ASSUMED_MEMORY_GB = 4
const ASSUMED_CORES = 4
const MAX_MEMORY_POINTS = 30
const MAX_CPU_POINTS = 20
const MOBILE_PENALTY = 20
/** "8192 or more" on the home page; games use "above 8192", which is a separate constant there (OP-36). */
export const HOME_LARGE_TEXTURE = 8192
const MEDIUM_TEXTURE = 4096
const LOW_END_BELOW = 40
const HIGH_FROM = 70

/** Points of a device: PF-01 to PF-04. */
export function scoreDevice(facts: DeviceFacts): number {
  const memory = Math.min(MAX_MEMORY_POINTS, 5 * (facts.memoryGb ?? ASSUMED_MEMORY_GB))
  const cpu = Math.min(MAX_CPU_POINTS, 2.5 * (facts.cores ?? ASSUMED_CORES))
  const texture = facts.maxTextureSize >= HOME_LARGE_TEXTURE ? 30 : facts.maxTextureSize >= MEDIUM_TEXTURE ? 20 : 10
  return memory + cpu + texture - (facts.mobile ? MOBILE_PENALTY : 0)
}

/** PF-05 */
export function isLowEnd(score: number): boolean {
  return score < LOW_END_BELOW
}

/** PF-06 */
export function qualityOf(score: number): Quality {
  if (score >= HIGH_FROM) return 'high'
  return score >= LOW_END_BELOW ? 'medium' : 'low'
}

/** Phones with less memory or fewer cores than this begin with the list: 3D would warm the hand and empty the battery. */
const CAPABLE_PHONE = { memoryGb: 6, cores: 8 } as const

/**
 * Whether a phone begins with 3D by itself. Only what a browser tells for nothing is asked, before anything is drawn, and a
 * phone that does not tell, or whose owner saves data or wants less motion, waits until 3D is asked for.
 */
export function isCapablePhone(facts: {
  readonly memoryGb: number | null
  readonly cores: number | null
  readonly savesData: boolean
  readonly wantsLessMotion: boolean
}): boolean {
  const { memoryGb, cores, savesData, wantsLessMotion } = facts
  if (memoryGb === null || cores === null || savesData || wantsLessMotion) return false
  return memoryGb >= CAPABLE_PHONE.memoryGb && cores >= CAPABLE_PHONE.cores
}

/** Largest device pixel ratio the canvas is drawn at (HM-14). */
export function pixelRatioCap(lowEnd: boolean): 1 | 2 {
  return lowEnd ? 1 : 2
}
