/** `implicit`: TLS from the first byte; `starttls`: required before signing in; `none`: plain. */
export const SMTP_TLS_MODES = ['implicit', 'starttls', 'none'] as const
export type SmtpTls = (typeof SMTP_TLS_MODES)[number]

export const SMTP_STATUSES = ['active', 'inactive'] as const
export type SmtpStatus = (typeof SMTP_STATUSES)[number]

/** OP-44: as of AI keys, 1 is asked first. */
export const MIN_PRIORITY = 1
export const MAX_PRIORITY = 10

/** What answers show in place of a password (EM-06, OP-69). Sent back, it means that the password stays. */
export const MASKED_PASSWORD = '••••••••'
