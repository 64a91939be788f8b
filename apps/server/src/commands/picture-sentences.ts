/** What backup and restore say about pictures: those in an external store are not part of a backup. */
export function picturesNotSaved(hasStore: boolean): readonly string[] {
  return hasStore
    ? ['The pictures are NOT in this file: they are in the store that MEDIA_URL names. Back up its bucket as well.']
    : []
}

/** The same of a restore, which fills folders and leaves stores as they are. */
export function picturesNotRestored(hasStore: boolean, inBackup: number): readonly string[] {
  if (!hasStore) return []
  return [
    inBackup === 0
      ? 'No pictures were restored: they are in the store that MEDIA_URL names.'
      : `The ${inBackup} pictures of the backup were NOT restored, because MEDIA_URL names a store: ` +
        'restore without MEDIA_URL, and copy the files of DATA_DIR/media into the bucket.',
  ]
}
