import type { DeviceFacts } from '@trendverse/domain/device/device-score'
import { isSoftwareRenderer } from '@trendverse/domain/device/software-renderer'
import { readGraphics, rememberedGraphics } from './graphics-facts'

/** What a page learns about its device before it offers 3D. */
export type DeviceProbe = {
  readonly facts: DeviceFacts
  /** WebGL 2 can be had. */
  readonly webgl: boolean
  /** Graphics are drawn on the CPU: the list is the better start. */
  readonly softwareRenderer: boolean
  /** The driver's name for itself, empty where the browser hides it. */
  readonly rendererName: string
}

type NavigatorFacts = {
  readonly deviceMemory?: number
  readonly hardwareConcurrency?: number
  readonly userAgentData?: { readonly mobile?: boolean }
}

const positive = (value: number | undefined): number | null =>
  value !== undefined && Number.isFinite(value) && value > 0 ? value : null

/** Whether this is a phone or a tablet. */
export function isMobile(facts: NavigatorFacts): boolean {
  return facts.userAgentData?.mobile ?? globalThis.matchMedia?.('(hover: none) and (pointer: coarse)').matches ?? false
}

/**
 * Facts for the device score (PF-01 to PF-04) and whether graphics are drawn in software. Opens the graphics on the first
 * visit only; their context is then kept for the scene.
 */
export function probeDevice(storage: () => Storage): DeviceProbe {
  const { userAgent } = navigator
  const graphics = rememberedGraphics(storage, userAgent) ?? readGraphics(storage, userAgent)
  const about: NavigatorFacts = navigator
  const rendererName = graphics?.rendererName ?? ''
  return {
    facts: {
      memoryGb: positive(about.deviceMemory),
      cores: positive(about.hardwareConcurrency),
      maxTextureSize: graphics?.maxTextureSize ?? 0,
      mobile: isMobile(about),
    },
    webgl: graphics !== null,
    softwareRenderer: isSoftwareRenderer(rendererName),
    rendererName,
  }
}
