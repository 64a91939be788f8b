/** Where use cases report what a person running the installation may want to know. Fields never hold secrets. */
export type Logger = {
  info(fields: Readonly<Record<string, unknown>>, message: string): void
  warn(fields: Readonly<Record<string, unknown>>, message: string): void
  error(fields: Readonly<Record<string, unknown>>, message: string): void
}
