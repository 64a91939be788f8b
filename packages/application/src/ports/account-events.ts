/** Told whenever an account, its sessions or its status changed, so that no process answers from memory (QUALITY). */
export type AccountEvents = {
  accountsChanged(): Promise<void>
}
