/** RT-04, OP-04: what is said while a page is on its way, by its path. */
export function loadingText(pathname: string): string {
  const [section = '', detail] = pathname.split('/').filter(Boolean)
  if (section === '') return 'Loading...'
  return section === 'trends' && detail !== undefined ? 'Loading trend...' : `Loading ${section}...`
}
