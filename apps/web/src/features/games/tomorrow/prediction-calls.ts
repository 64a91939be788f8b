import type { Backend } from '@trendverse/contract/contract'

type PredictionCalls = Backend['predictions']
type DataOf<Name extends keyof PredictionCalls> =
  Awaited<ReturnType<PredictionCalls[Name]>> extends { readonly data: infer Data } ? Data : never

/** The round of today, the one before it, and how the visitor did. */
export type Predictions = DataOf<'read'>
export type Round = NonNullable<Predictions['round']>
export type Question = Round['items'][number]
export type OwnRecord = NonNullable<Predictions['record']>
export type PredictionBoard = DataOf<'board'>
export type Calibration = PredictionBoard['engineCalibration']
