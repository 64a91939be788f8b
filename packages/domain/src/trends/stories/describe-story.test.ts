import { buildItem } from '@trendverse/test-support/trends/build-item'
import { describe, expect, it } from 'vitest'
import { describeStory, describeSubject } from './describe-story'
import { firstSentence } from './first-sentence'
import { WordFrequencies } from './word-frequencies'

const frequencies = WordFrequencies.shipped()
const SUMMARY = 'The comet can be seen without a telescope until the end of the week. It returns in 2061.'

const described = (items: Parameters<typeof describeStory>[0], name = 'Comet') =>
  describeStory(items, name, frequencies)

describe('describeStory', () => {
  it('tells what happened, by whom, and what the summary adds', () => {
    const url = 'https://www.orbit.example/comet'
    const item = buildItem('feeds', 'Astronomers spot a new object near Mars', {
      publisher: 'Orbit Weekly',
      url,
      summary: SUMMARY,
    })
    expect(described([item])).toEqual({
      text: 'Astronomers spot a new object near Mars. The comet can be seen without a telescope until the end of the week.',
      origin: { kind: 'source', label: 'Orbit Weekly', url },
    })
  })

  it('does not say the same thing twice', () => {
    const item = buildItem('feeds', 'Comet can be seen without a telescope until the end of the week', {
      summary: SUMMARY,
    })
    expect(described([item])?.text).toBe('Comet can be seen without a telescope until the end of the week.')
    const named = buildItem('feeds', 'New comet found', { summary: SUMMARY })
    expect(described([named], 'New comet found')?.text).toBe(firstSentence(SUMMARY))
  })

  it('takes the headline of an article that a search lists, with its publisher', () => {
    const references = [
      { title: 'Comet appears over Europe', url: 'https://news.example/comet', publisher: 'Orbit Weekly' },
    ]
    const search = buildItem('google-trends', 'comet', { references })
    expect(described([search])).toEqual({
      text: 'Comet appears over Europe.',
      origin: { kind: 'source', label: 'Orbit Weekly', url: 'https://news.example/comet' },
    })
  })

  it('says what an article says where nothing is told', () => {
    const article = buildItem('wikipedia', 'Comet Harper', {
      summary: SUMMARY,
      url: 'https://en.wikipedia.org/wiki/Comet_Harper',
    })
    expect(described([article])).toEqual({
      text: firstSentence(SUMMARY),
      origin: { kind: 'source', label: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Comet_Harper' },
    })
    expect(describeSubject([article])?.text).toBe(firstSentence(SUMMARY))
    expect(describeSubject([buildItem('feeds', 'x', { summary: SUMMARY })])).toBeNull()
  })

  it('states true figures from the receipts when no source tells anything', () => {
    const publishedAtMs = Date.UTC(2024, 5, 20, 14)
    const search = buildItem('google-trends', 'comet', {
      metric: 20_000,
      peakMetric: 20_000,
      publishedAtMs,
      momentum: 2,
    })
    const topic = buildItem('bluesky', 'Comet', { rank: 3, bestRank: 2, publishedAtMs })
    expect(described([topic, search])).toEqual({
      text: 'Searched more than 20,000 times on Google Trends since 20 June 2024. Number 2 on Bluesky, listed since 20 June 2024.',
      origin: { kind: 'source', label: 'Google Trends, Bluesky', url: null },
    })
  })

  it('never speaks in the words of a personal post, and is null without items', () => {
    const post = buildItem('mastodon', 'I saw it!', { itemId: 'post:1', summary: SUMMARY, peakMetric: 7, metric: 7 })
    expect(described([post])?.text).toMatch(/^Taken up by 7 accounts/)
    expect(described([])).toBeNull()
  })
})
