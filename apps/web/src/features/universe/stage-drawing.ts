import type { Trend } from '@trendverse/domain/trends/trend'
import type { ReactNode } from 'react'

let draw: ((trends: readonly Trend[]) => ReactNode) | null = null

/** The server hands in how the still picture is drawn; pages never carry that code. */
export function provideStageDrawing(drawing: (trends: readonly Trend[]) => ReactNode): void {
  draw = drawing
}

/** The still picture of the universe on the server, null in pages. */
export function drawStage(trends: readonly Trend[]): ReactNode {
  return draw?.(trends) ?? null
}
