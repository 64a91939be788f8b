/** Bytes of kept paintings: local storage notes what there is, the bytes would fill it (OP-53). */
const DATABASE = 'trendverse_meme_images'
const STORE = 'images'
const VERSION = 1

const failure = (cause: unknown) => new Error('The store of images did not answer.', { cause })

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(failure(request.error)))
    request.addEventListener('blocked', () => reject(failure(null)))
  })
}

async function inStore<Answer>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const database = await open()
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const request = ask(transaction.objectStore(STORE))
      // Written is what the whole transaction wrote.
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('error', () => reject(failure(transaction.error)))
      transaction.addEventListener('abort', () => reject(failure(transaction.error)))
    })
  } finally {
    database.close()
  }
}

/** The bytes of kept images, by the name of the image. Every call throws where the browser forbids or has no room. */
export type ImageStore = {
  readonly read: (name: string) => Promise<Blob | null>
  readonly write: (name: string, image: Blob) => Promise<void>
  readonly remove: (name: string) => Promise<void>
}

export const deviceImageStore: ImageStore = {
  read: async (name) => {
    const kept: unknown = await inStore('readonly', (store) => store.get(name))
    return kept instanceof Blob ? kept : null
  },
  write: async (name, image) => {
    await inStore('readwrite', (store) => store.put(image, name))
  },
  remove: async (name) => {
    await inStore('readwrite', (store) => store.delete(name))
  },
}
