import { buildQuestion } from '@trendverse/test-support/quizzes/build-quiz'
import { storyJoinId } from '@trendverse/test-support/trends/add-merged-story'
import { testUuid } from '@trendverse/test-support/trends/build-trend'

/** Whom and what the sample calls name. `person_1` owns what is not the caller's; `person_2` calls. */
export const PEOPLE = { owner: 1, caller: 2, blocked: 3, checked: 4, otherAdmin: 5, unverified: 6 } as const
export const idOfPerson = (n: number): string => testUuid(70_000 + n)
export const sessionIdOfPerson = (n: number): string => testUuid(80_000 + n)
export const SAMPLE_IDS = {
  callersOtherSession: testUuid(80_102),
  kycRecord: testUuid(90_001),
  contactMessage: testUuid(90_002),
  smtpConfig: testUuid(90_003),
  trend: testUuid(1),
  /** On show too, and not part of it. */
  otherTrend: testUuid(8),
  /** Of the trend; the join of one of its items beside it. */
  storyMerge: testUuid(90_017),
  storyJoin: storyJoinId(2),
  callersAttempt: testUuid(90_004),
  attemptOfOwner: testUuid(90_005),
  callersFinishedAttempt: testUuid(90_006),
  /** The owner's as well, shared. */
  sharedResult: testUuid(90_016),
  question: buildQuestion(1).id,
  apiKey: testUuid(90_010),
  callersJob: testUuid(90_006),
  jobOfOwner: testUuid(90_007),
  callersMeme: testUuid(90_011),
  memeOfOwner: testUuid(90_012),
  /** The owner's as well, shared and reported. */
  sharedMeme: testUuid(90_013),
  /** The owner's as well, in the gallery. */
  listedMeme: testUuid(90_029),
  addedGame: 'added-by-an-admin',
  callersRun: testUuid(90_018),
  runOfOwner: testUuid(90_019),
  /** The owner's as well, finished and on the boards. */
  shownRun: testUuid(90_020),
  /** The owner's as well, of a day that is over: anybody may watch it. */
  earlierRun: testUuid(90_031),
  callersMemeJob: testUuid(90_014),
  memeJobOfOwner: testUuid(90_015),
  subscriber: testUuid(90_021),
  failedMail: testUuid(90_022),
} as const
/** One-time tokens of the mails to `person_1`. */
export const SAMPLE_TOKENS = { verification: 'v'.repeat(43), reset: 'r'.repeat(43) } as const
