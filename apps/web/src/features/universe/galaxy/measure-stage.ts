import { type GalaxyStage, homePose, isAtHome } from './galaxy-stage'

/** Between the words of the picture and those of the foot, whose padding is a shade that covers nothing. */
const FOOT_GAP_PX = 16
/** Between the bar of the page and the words of the picture. */
const BAR_GAP_PX = 6
const EDGE_PX = 8

export function footOf(canvas: HTMLCanvasElement): HTMLElement | null {
  return canvas.parentElement?.querySelector<HTMLElement>('.galaxy-foot') ?? null
}

/** Where the words of the foot begin, less a gap; one that is hidden covers nothing. */
function topOfWords(foot: HTMLElement, height: number): number {
  if (foot.offsetHeight === 0) return height
  return foot.offsetTop + Number.parseFloat(getComputedStyle(foot).paddingTop) - FOOT_GAP_PX
}

/** Fits picture and labels into the window and between what the page lays over them. */
export function measureStage(stage: GalaxyStage, canvas: HTMLCanvasElement, pixelRatio: number): void {
  const { clientWidth, clientHeight } = canvas
  if (clientWidth === 0 || clientHeight === 0) return
  const { engine, catalogue } = stage
  const wasAtHome = engine !== null && catalogue !== null && isAtHome(engine.wanted, catalogue, stage.room)
  const foot = footOf(canvas)
  const bar = document.querySelector('.home-bar')?.getBoundingClientRect().bottom ?? 0
  const top = bar - canvas.getBoundingClientRect().top
  const bottom = foot === null ? clientHeight : topOfWords(foot, clientHeight)
  stage.bounds = { left: EDGE_PX, top: top + BAR_GAP_PX, right: clientWidth - EDGE_PX, bottom }
  stage.room = {
    aspect: clientWidth / clientHeight,
    top: Math.max(0, top) / clientHeight,
    bottom: 1 - bottom / clientHeight,
  }
  engine?.resize(clientWidth, clientHeight, pixelRatio)
  if (wasAtHome) engine.flyTo(homePose(catalogue, stage.room))
  engine?.wake()
}
