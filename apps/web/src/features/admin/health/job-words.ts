/** What background jobs do, for people who have not read their code. */
const JOB_WORDS: Readonly<Record<string, string>> = {
  'build-game-packs': 'Builds the daily games',
  'check-keys': 'Checks the AI keys',
  'end-quizzes': 'Ends quizzes that ran out of time',
  'expire-kyc': 'Closes identity checks that ran out of time',
  'fold-forecasts': 'Adds up old forecasts by day',
  'forget-items': 'Deletes old items that led to no trend',
  'forget-quiet-stories': 'Deletes stories that have gone quiet',
  'grade-forecasts': 'Checks which forecasts came true',
  'ingest-trends': 'Fetches the sources',
  'propose-merges': 'Asks the embedding model which stories are the same',
  'purge-tokens': 'Deletes expired links and sessions',
  'read-page-heads': 'Fetches the pages that trends link to',
  'send-digest': 'Sends the weekly digest',
  'send-outbox': 'Sends queued emails',
  'thin-game-runs': 'Deletes old replays',
  'thin-observations': 'Thins out old counts',
  'write-sentences': 'Explains why stories are trending',
}

/** A job's purpose, or nothing for one this page does not know. */
export function jobWords(name: string): string | undefined {
  return Object.hasOwn(JOB_WORDS, name) ? JOB_WORDS[name] : undefined
}
