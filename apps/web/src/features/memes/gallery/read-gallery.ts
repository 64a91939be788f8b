import type { Services } from '../../../backend/services'

/** One page of the gallery: the first, or the one behind another. */
export function readGalleryPart({ call }: Pick<Services, 'call'>, cursor?: string) {
  return call((backend) => backend.memes.gallery(cursor === undefined ? {} : { cursor }))
}

/** The first page, which the server may have read already, and whose it is: the site's or this device's. */
export function readGallery(services: Pick<Services, 'call' | 'firstData' | 'runtime'>) {
  return services.firstData.once('gallery', async () => {
    const part = await readGalleryPart(services)
    return { ...part, home: services.runtime() }
  })
}

export type Gallery = Awaited<ReturnType<typeof readGallery>>
export type GalleryMeme = Gallery['data'][number]
