/** The address of a file of this site, which may lie below a path of its host; other addresses as they stand. */
export function siteFile(address: string, base: string = import.meta.env.BASE_URL): string {
  return address.startsWith('/') ? `${base.replace(/\/$/, '')}${address}` : address
}
