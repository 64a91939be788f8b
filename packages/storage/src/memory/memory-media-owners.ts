import type { MediaOwners } from '@trendverse/application/ports/memes'
import type { MemoryStore } from './memory-store'

/** Whose files are, in memory. */
export function memoryMediaOwners({ accounts, memes }: MemoryStore): MediaOwners {
  const ownerOf = (id: string | undefined, hidden: boolean) => {
    const account = id === undefined ? undefined : accounts.get(id)
    if (account === undefined) return null
    const { isActive, status } = account.user
    return { maker: { isActive, status }, hidden }
  }
  return {
    find: async (path) => {
      const meme = [...memes.values()].find(({ imageUrl, paintingUrl }) => imageUrl === path || paintingUrl === path)
      if (meme !== undefined) return ownerOf(meme.createdBy, meme.hidden)
      return ownerOf([...accounts.values()].find(({ user }) => user.avatarUrl === path)?.user.id, false)
    },
  }
}
