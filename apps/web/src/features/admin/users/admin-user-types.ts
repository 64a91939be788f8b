import type { Backend } from '@trendverse/contract/contract'

type UserCalls = Backend['admin']['users']

/** A row of the list of accounts. */
export type UserRow = Awaited<ReturnType<UserCalls['list']>>['data'][number]
/** One account in full. */
export type OpenUser = Awaited<ReturnType<UserCalls['get']>>['data']
/** What is changed of an account. */
export type UserEdit = Omit<Parameters<UserCalls['update']>[0], 'id' | 'expected'>
/** An identity check that is open. */
export type KycRow = Awaited<ReturnType<Backend['admin']['kyc']['list']>>['data'][number]
export type KycUrl = Awaited<ReturnType<Backend['admin']['kyc']['listUrls']>>['data'][number]
