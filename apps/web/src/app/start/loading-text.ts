/** RT-04, OP-04: what is said while a page is on its way, by its path: the page's name in words. */
export function loadingText(pathname: string): string {
  const [section, detail] = pathname.split('/').filter(Boolean)
  if (section === undefined) return 'Loading...'
  return `Loading ${section === 'trends' && detail !== undefined ? 'trend' : section.replaceAll('-', ' ')}...`
}
