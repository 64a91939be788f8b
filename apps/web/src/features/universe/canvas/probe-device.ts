import type { DeviceFacts } from '@trendverse/domain/device/device-score'
import { isSoftwareRenderer } from '@trendverse/domain/device/software-renderer'

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

function probeGraphics(canvas: HTMLCanvasElement): { maxTextureSize: number; rendererName: string } | null {
  const gl = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: false })
  if (gl === null) return null
  const unmasked = gl.getExtension('WEBGL_debug_renderer_info')
  const maxTextureSize: unknown = gl.getParameter(gl.MAX_TEXTURE_SIZE)
  const rendererName: unknown = gl.getParameter(unmasked?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER)
  // Browsers keep few contexts alive at once; the universe needs this one's place.
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return {
    maxTextureSize: typeof maxTextureSize === 'number' ? maxTextureSize : 0,
    rendererName: typeof rendererName === 'string' ? rendererName : '',
  }
}

/** Facts for the device score (PF-01 to PF-04) and whether graphics are drawn in software. Costs a few milliseconds. */
export function probeDevice(canvas: HTMLCanvasElement = document.createElement('canvas')): DeviceProbe {
  let graphics: ReturnType<typeof probeGraphics> = null
  try {
    graphics = probeGraphics(canvas)
  } catch (error) {
    console.warn('The graphics could not be probed.', error)
  }
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
