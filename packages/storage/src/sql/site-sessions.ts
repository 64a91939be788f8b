/** How sessions of a process that serves or works are named in PostgreSQL's list of them. */
export const SITE_SESSIONS = 'trendverse'
