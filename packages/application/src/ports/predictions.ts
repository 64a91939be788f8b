import type { RoundCandidate, SourceRecord } from '@trendverse/domain/games/predictions/choose-round'
import type { JudgedItem } from '@trendverse/domain/games/predictions/prediction-board'
import type {
  Prediction,
  PredictionItem,
  PredictionOutcome,
  PredictionRound,
  RememberedRound,
} from '@trendverse/domain/games/predictions/prediction-round'
import type { Tally } from '@trendverse/domain/games/predictions/prediction-score'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { UnrankedReason } from '@trendverse/domain/ranking/who-is-ranked'

/** Why a forecast counts for no place; alike for all of an account in a round. */
type Placed = { readonly unranked: UnrankedReason | null }

export type SaidPrediction = Prediction & Placed

/** Somebody's forecasts whose outcome is known, set beside what was said by others. */
export type JudgedPrediction = JudgedItem & Pick<Prediction, 'percent'> & Placed

/** Somebody's forecast as their export tells it. */
export type RecordedPrediction = SaidPrediction &
  Pick<PredictionItem, 'title' | 'source' | 'bar'> & {
    readonly day: string
    /** When it was last changed. */
    readonly saidAtMs: number
    readonly outcome: PredictionOutcome | null
  }

/** Whoever has enough forecasts to be ranked, under the name the account has now. */
export type RankedForecaster = Tally & { readonly username: string; readonly place: number }

/**
 * Rounds of Tomorrow, what people said in them and what became of it. An account takes its forecasts along when it goes.
 * Days nobody has, and texts that are none, find nothing.
 */
export type PredictionRepository = {
  /**
   * Items a round may be made of: their forecast was made since `seenFromMs`, has a bar and no outcome yet, and they belong
   * to a trend on show; the latest first, at most `limit`. Beside them how the forecasts of their sources came out since
   * `recordFromMs`, and how many came out ever.
   */
  findCandidates(query: {
    readonly seenFromMs: number
    readonly recordFromMs: number
    readonly limit: number
  }): Promise<{ readonly candidates: readonly RoundCandidate[]; readonly records: readonly SourceRecord[] }>
  /** Keeps the round of a day. Of several at once one is kept; false for the others. */
  addRound(round: PredictionRound): Promise<boolean>
  findRound(day: string): Promise<RememberedRound | null>
  /** The latest first. */
  listRounds(limit: number): Promise<readonly RememberedRound[]>
  /**
   * Gives each question without an answer the outcome that the engine has recorded of this very forecast, where there is one
   * (`IngestRepository.saveSnapshot`). Answers how many were settled.
   */
  settle(): Promise<number>
  /**
   * Keeps what an account says of items of a round, in place of what it said of them before; all of it or nothing, and of two
   * at once one after the other. `saved_again` where it had said something in this round before: then `unranked` stays what it
   * was. `unknown_item` where the round has no such item or there is no such round; `unknown_account`.
   */
  save(
    userId: Uuid,
    day: string,
    predictions: readonly Prediction[],
    nowMs: number,
    unranked: UnrankedReason | null,
  ): Promise<'saved' | 'saved_again' | 'unknown_item' | 'unknown_account'>
  /** What an account said in a round, by number. */
  listSaid(userId: Uuid, day: string): Promise<readonly SaidPrediction[]>
  /** Items whose outcome came since this instant. */
  listJudgedItems(sinceMs: number): Promise<readonly JudgedItem[]>
  /** What an account said of them. */
  listJudged(userId: Uuid, sinceMs: number): Promise<readonly JudgedPrediction[]>
  /**
   * Accounts with at least `leastResolved` ranked forecasts resolved since `sinceMs`, in the order of `compareTallies`. Left out are
   * closed accounts (`isPublicMaker`), those that hide their runs and those without a verified address (`mayBeRanked`). `own` is the
   * row of this account, wherever it stands.
   */
  readBoard(query: {
    readonly sinceMs: number
    readonly leastResolved: number
    readonly limit: number
    readonly userId: Uuid | null
  }): Promise<{
    readonly people: readonly RankedForecaster[]
    readonly own: RankedForecaster | null
    /** People on the whole board. */
    readonly total: number
  }>
  /** All of an account, the oldest round first. */
  listOf(userId: Uuid): Promise<readonly RecordedPrediction[]>
}
