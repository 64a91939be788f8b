/** The attribute of a part of the page whose code comes later than the page's own. */
export const ON_ITS_WAY = 'data-on-its-way'
