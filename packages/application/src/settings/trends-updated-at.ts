/** Written by the ingestion, no setting of an administrator: ISO 8601 instant of the last round in which a source answered. */
export const TRENDS_UPDATED_AT_KEY = 'trendsUpdatedAt'
