import type { GameConfig } from '@trendverse/domain/games/frame-protocol'
import { readableOnSpace } from '@trendverse/domain/trends/planets/planet-color'
import type { Quality } from '../../../frame-kit/quality-watch'
import { isSoftwareRenderer } from '../../../frame-kit/webgl'
import type { PackTrend, TrendQuizPack } from '../../pack'
import { Scene } from './scene'
import { type WorldLook, worldLook } from './world-look'

export type OpenedScene = {
  readonly scene: Scene
  readonly quality: Quality
  /** What words beside the worlds of each gate are tinted with. */
  readonly accents: readonly (readonly [left: string, right: string])[]
}

/** Makes the scene of a course. Null without WebGL 2. */
export function openScene(canvas: HTMLCanvasElement, pack: TrendQuizPack, config: GameConfig): OpenedScene | null {
  const gl = canvas.getContext('webgl2', { antialias: false, alpha: false, powerPreference: 'high-performance' })
  if (gl === null) return null
  const looks = new Map<string, WorldLook>()
  const lookOf = (trend: PackTrend): WorldLook => {
    const look = looks.get(trend.id) ?? worldLook(trend)
    looks.set(trend.id, look)
    return look
  }
  const gates = pack.questions.map(({ left, right }) => ({ left: lookOf(left.trend), right: lookOf(right.trend) }))
  const quality = firstQuality(config, isSoftwareRenderer(gl))
  const scene = new Scene(gl, { gates, rest: [...looks.values()], quality, isCalm: config.settings.reducedMotion })
  const accent = ({ planet }: WorldLook): string => readableOnSpace(planet.atmosphere)
  return { scene, quality, accents: gates.map(({ left, right }) => [accent(left), accent(right)]) }
}

function firstQuality({ settings, highPerformance }: GameConfig, isSoftware: boolean): Quality {
  if (settings.quality !== 'auto') return settings.quality
  if (isSoftware) return 'low'
  return highPerformance ? 'high' : 'medium'
}
