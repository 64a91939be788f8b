/** Settings of the installation, one JSON value per key. */
export type SettingsRepository = {
  /** The stored value, or undefined when the key was never set. Callers validate what they get. */
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  /** Changes several in one step: all of them or none. */
  setAll(values: Readonly<Record<string, unknown>>): Promise<void>
}
