import type { Trend } from '@trendverse/domain/trends/trend'
import type { ReactNode } from 'react'

let draw: ((trends: readonly Trend[], ranks: ReadonlyMap<string, number>) => ReactNode) | null = null

/** The server hands in how the still picture is drawn; pages never carry that code. */
export function provideStageDrawing(
  drawing: (trends: readonly Trend[], ranks: ReadonlyMap<string, number>) => ReactNode,
): void {
  draw = drawing
}

/** The still picture of the universe on the server, null in pages. */
export function drawStage(trends: readonly Trend[], ranks: ReadonlyMap<string, number>): ReactNode {
  return draw?.(trends, ranks) ?? null
}
