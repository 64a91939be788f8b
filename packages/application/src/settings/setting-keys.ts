/** Keys of the settings repository that trends and visitors' settings use. */
export const SETTING_KEYS = {
  siteName: 'siteName',
  maintenanceMode: 'maintenanceMode',
  /** Written by the ingestion: ISO 8601 instant of the last round in which a source answered. */
  trendsUpdatedAt: 'trendsUpdatedAt',
} as const
