/** From rich to plain. */
export const QUALITIES = ['high', 'medium', 'low'] as const
export type Quality = (typeof QUALITIES)[number]

const LEAST_PICTURES_A_SECOND = 50
const SECONDS_UNTIL_PLAINER = 3
/** A longer gap was a pause or a hidden tab, and says nothing about the device. */
const GAP_MS = 400
const SECOND_MS = 1000

/** Watches the pace of pictures and answers when it is time for a plainer picture. */
export type QualityWatch = {
  /** To be told of every picture. The quality to go on with, or null: all is well. */
  picture(nowMs: number): Quality | null
}

/** Steps down after three seconds in a row below 50 pictures a second; never up, so that nothing swings. */
export function createQualityWatch(first: Quality): QualityWatch {
  let level = QUALITIES.indexOf(first)
  let secondStartedMs: number | null = null
  let lastMs = 0
  let pictures = 0
  let slowSeconds = 0

  const beginSecond = (nowMs: number): void => {
    secondStartedMs = nowMs
    pictures = 0
  }

  return {
    picture(nowMs) {
      const gap = nowMs - lastMs
      lastMs = nowMs
      if (secondStartedMs === null || gap > GAP_MS) {
        slowSeconds = 0
        beginSecond(nowMs)
        return null
      }
      pictures += 1
      const passedMs = nowMs - secondStartedMs
      if (passedMs < SECOND_MS) return null
      const isSlow = (pictures * SECOND_MS) / passedMs < LEAST_PICTURES_A_SECOND
      slowSeconds = isSlow ? slowSeconds + 1 : 0
      beginSecond(nowMs)
      if (slowSeconds < SECONDS_UNTIL_PLAINER) return null
      slowSeconds = 0
      level += 1
      return QUALITIES[level] ?? null
    },
  }
}
