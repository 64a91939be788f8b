/** Whether the record can be reached right now. */
export type DatabaseProbe = { isUp(): Promise<boolean> }
