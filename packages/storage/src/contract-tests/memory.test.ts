import { describe } from 'vitest'
import { memoryStorage } from '../memory/memory-storage'
import { storageSuites } from './storage-suites'

describe('memory', () => {
  storageSuites(async () => memoryStorage())
})
