import type { User } from '@trendverse/domain/accounts/user'
import type { GalleryPlace, ListedMeme } from '@trendverse/domain/memes/gallery'
import type { ReporterStanding } from '@trendverse/domain/memes/gallery-doubts'
import type { Meme } from '@trendverse/domain/memes/meme'
import type { MemeStyle } from '@trendverse/domain/memes/meme-kinds'
import type { MemeDecision, MemeReport } from '@trendverse/domain/memes/meme-report'
import type { PictureType } from '@trendverse/domain/memes/picture-rules'
import type { MemeRemoval } from '@trendverse/domain/memes/removals'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { ReviewState } from '@trendverse/domain/reports/review-case'

/** Same-origin paths of files no meme has any more: whoever made them go deletes them. */
export type UnusedFiles = readonly string[]

/** What its maker may change of a meme that is there. */
export type MemeChanges = Partial<
  Pick<Meme, 'captions' | 'text' | 'placements' | 'altText' | 'shareableQuote' | 'choices'>
>

export type MemePage = { readonly memes: readonly Meme[]; readonly total: number }

/** What became of saving a meme. `full`: as many are saved as may be, and this is not one of them. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly meme: Meme; readonly unused: UnusedFiles }
  | { readonly kind: 'full' }

/** So many reports of a meme are listed with it. */
export const LISTED_MEME_REPORTS = 20

/** A meme somebody reported, with its latest reports, the latest first, without who made them. */
export type ReportedMeme = {
  readonly meme: Meme
  /** How many people reported it, and how many of them since an administrator last decided about it. */
  readonly reporters: number
  readonly openReports: number
  readonly lastReportedAtMs: number
  readonly reports: readonly Pick<MemeReport, 'reason' | 'note' | 'reportedAtMs'>[]
}

/** Which reported memes are asked for: those with reports nobody decided about, or those that are hidden; null: all. */
export type ReportedStatus = 'open' | 'hidden' | null

/**
 * What came of a report: `none` where this reporter made one of this meme as it looks now (`lookOf`), or meme or reporting account are
 * gone; `withdrew` where it took the meme out of the gallery (`leavesGallery`).
 */
export type ReportedMemeOutcome = 'none' | 'kept' | 'withdrew'

/**
 * Memes and what is said about them. Of each account the latest `HISTORY_KEPT` are kept, and those it saved beside them;
 * everything goes along with the account. What belongs to somebody else is as if it were not there; ids nobody has, and
 * texts that are none, find nothing.
 */
export type MemeRepository = {
  /** Keeps a new meme; what has become too old goes. Null where its account is gone: then nothing is kept. */
  add(meme: Meme): Promise<{ readonly unused: UnusedFiles } | null>
  /** Anybody's. */
  find(id: Uuid): Promise<Meme | null>
  /** Changes a meme of an account while nobody else can. */
  edit(id: Uuid, ownerId: Uuid, change: (meme: Meme) => MemeChanges): Promise<Meme | null>
  /** Gives a meme another drawn picture. */
  replaceImage(
    id: Uuid,
    ownerId: Uuid,
    imageUrl: string,
  ): Promise<{ readonly meme: Meme; readonly unused: UnusedFiles } | null>
  /** The latest `HISTORY_KEPT` of an account, the latest first. */
  listHistory(ownerId: Uuid, page: { readonly page: number; readonly pageSize: number }): Promise<MemePage>
  /** What an account saved, the latest saved first. */
  listSaved(ownerId: Uuid, page: { readonly page: number; readonly pageSize: number }): Promise<MemePage>
  /**
   * Saves a meme; one that is saved stays as it is. Of any number at once no more than `SAVED_KEPT` are.
   *
   * @param replaceOldest Takes the one saved longest ago out of the collection where it is full.
   */
  save(id: Uuid, ownerId: Uuid, nowMs: number, replaceOldest: boolean): Promise<SaveOutcome | null>
  /** Takes a meme out of the collection. One that is too old for the history goes with that. */
  unsave(id: Uuid, ownerId: Uuid): Promise<{ readonly meme: Meme; readonly unused: UnusedFiles } | null>
  /**
   * Counts that a meme was shared, by whoever may see it; its maker makes it public by that, and lists it in the gallery the first
   * time. Null where it may not be seen.
   *
   * @param sharerId The account that shares; null for a visitor without one.
   * @param isListable Whether the gallery takes a meme of the sharer. Default true.
   */
  share(id: Uuid, sharerId: Uuid | null, nowMs: number, isListable?: boolean): Promise<Meme | null>
  /** Lists a meme in the gallery, where it was shared before, or takes it out. */
  setListed(id: Uuid, ownerId: Uuid, isWanted: boolean): Promise<Meme | null>
  /**
   * What the gallery shows (`isInGallery`) of accounts that are public (`isPublicMaker`), the latest listed first.
   *
   * @param before Those behind this place; null: from the beginning.
   */
  listGallery(part: { readonly before: GalleryPlace | null; readonly limit: number }): Promise<readonly ListedMeme[]>
  /** Whether visitors find a meme in the gallery now (`isInGallery`). */
  isInGallery(id: Uuid): Promise<boolean>
  /** Deletes a meme with what was reported of it. */
  remove(id: Uuid, ownerId: Uuid): Promise<{ readonly unused: UnusedFiles } | null>
  /** Everything of an account, the oldest first. */
  listOf(ownerId: Uuid): Promise<readonly Meme[]>
  /** The latest memes of an account about a trend, the latest first. */
  listAbout(ownerId: Uuid, trendId: Uuid, limit: number): Promise<readonly Meme[]>
  /** The latest picture a model painted for a meme of this account about a trend in a style (MM-25). */
  findPainting(ownerId: Uuid, of: { readonly trendId: Uuid; readonly style: MemeStyle }): Promise<string | null>

  /**
   * Keeps a report, in place of one its reporter made of the meme before that was changed. Where nobody decided about that one, the
   * new one adds nothing to the doubts.
   *
   * @param standing Weighed with what became of the account's reports (`weightOf`). Default: a member's, or a guest's.
   */
  report(report: MemeReport, standing?: ReporterStanding): Promise<ReportedMemeOutcome>
  /** Those with most reports nobody decided about first, then the latest reported. */
  listReported(page: {
    readonly page: number
    readonly pageSize: number
    readonly status: ReportedStatus
  }): Promise<{ readonly reported: readonly ReportedMeme[]; readonly total: number }>
  /**
   * Shows or hides a meme and closes its reports, which were right or wrong by that; `reopened` shows it and opens all of them
   * again. What is shown stays kept as long as its words are these. Null where nobody ever reported such a meme, or it does not
   * stand as `seen` says.
   */
  decide(id: Uuid, decision: MemeDecision | 'reopened', seen?: ReviewState): Promise<ReportedMeme | null>
  /** What administrators hid of an account and have not shown again, the oldest first. */
  listRemovalsOf(userId: Uuid): Promise<readonly MemeRemoval[]>
  /** Reports an account made, the oldest first. */
  listReportsOf(userId: Uuid): Promise<readonly MemeReport[]>
  /** Forgets guests' reports made before this instant; answers how many. Memes go on counting them. */
  removeGuestReports(reportedBeforeMs: number): Promise<number>
}

export type MediaFile = { readonly bytes: Uint8Array<ArrayBuffer>; readonly contentType: string }

/** Files that visitors made. Names are ours, random, and say nothing. */
export type MediaStore = {
  /** Keeps the bytes and answers the same-origin path they are served from. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<string>
  /** The file of a path `put` answered; null where there is none. */
  read(path: string): Promise<MediaFile | null>
  /** Deletes by the path `put` answered; unknown ones are no error. */
  remove(path: string): Promise<void>
}

/** Whose a file of visitors is, by the path `MediaStore.put` answered; null where no account and no meme names it. */
export type MediaOwners = {
  find(path: string): Promise<{
    readonly maker: Pick<User, 'isActive' | 'status'>
    /** Whether it is of a meme that an administrator took out of sight. */
    readonly hidden: boolean
  } | null>
}

/** The size a picture is to have. */
export type PictureBox = {
  readonly widthPx: number
  readonly heightPx: number
  /** `cover` fills the box and crops what is beyond it; `inside` fits into it, whole and never enlarged. */
  readonly fit: 'cover' | 'inside'
}

/** Makes a harmless picture of whatever was uploaded (OP-75, MM-14) or downloaded (OP-52). */
export type ImageEncoder = {
  /**
   * Reads PNG, JPEG or WebP by content and encodes anew as WebP, in this size and without metadata.
   * Answers null for anything else, for broken pictures and for such with too many pixels.
   */
  toWebp(bytes: Uint8Array, box: PictureBox): Promise<Uint8Array | null>
  /** Encodes such a picture anew as another type, in its own size. Answers null where it has more than `maxPixels`, too. */
  toType(bytes: Uint8Array, type: PictureType, maxPixels: number): Promise<Uint8Array | null>
}

/** A picture as it came, or why it did not: ER-41, or that the answer was not one to keep. */
export type DownloadedPicture =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly message: string }

/** Downloads what lies behind an address a provider gave: public addresses only, or hosts an operator named (OP-52). */
export type PictureSource = {
  /** Never rejects, and ends within 3 s (MM-24) or soon after the signal fires. At most 10 MB. */
  download(address: string, signal: AbortSignal): Promise<DownloadedPicture>
}
