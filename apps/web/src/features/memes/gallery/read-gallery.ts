import type { Services } from '../../../backend/services'

/** One page of the gallery: the first, or the one behind another. */
export function readGalleryPart({ call }: Pick<Services, 'call'>, cursor?: string) {
  return call((backend) => backend.memes.gallery(cursor === undefined ? {} : { cursor }))
}

/** The first page, which the server may have read already. */
export function readGallery(services: Pick<Services, 'call' | 'firstData'>) {
  return services.firstData.once('gallery', () => readGalleryPart(services))
}

export type GalleryMeme = Awaited<ReturnType<typeof readGalleryPart>>['data'][number]
