import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gateQuestions } from '@trendverse/domain/quizzes/quality-gate'
import type { QuestionDraft } from '@trendverse/domain/quizzes/question-draft'
import { sharedDataDir } from '@trendverse/test-support/shared-data'
import { expect, test } from 'vitest'

const DRAFT: QuestionDraft = {
  type: 'knowledge',
  question: 'In which year did the site for backers open its doors?',
  options: ['2005', '2009', '2012', '2016'],
  correctAnswer: 1,
  explanation: 'Kickstarter opened in 2009.',
  source: { quote: 'Kickstarter opened in 2009', title: 'Crowdfunding', publisher: null, url: null },
  difficulty: 'easy',
  tags: ['dates'],
}
/** Controls, characters that turn text around, and what a page or a model would take for more than text. */
const DANGEROUS = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|<\/?[a-z!]|javascript:|!\[|https?:\/\//i

const data = sharedDataDir('the quality gate over naughty strings')

test.runIf(data !== null)('the quality gate stays calm over naughty strings and lets nothing dangerous through', () => {
  const texts: readonly string[] = JSON.parse(readFileSync(join(data ?? '', 'hostile/naughty/blns.json'), 'utf8'))
  expect(texts.length).toBeGreaterThan(400)
  const drafts = texts.flatMap((text) => [
    { ...DRAFT, question: `When did this open its doors: ${text}` },
    { ...DRAFT, options: ['2005', '2009', '2012', text] },
    { ...DRAFT, explanation: text },
    { ...DRAFT, tags: [text] },
    { ...DRAFT, source: { ...DRAFT.source, title: text } },
    { ...DRAFT, source: { ...DRAFT.source, quote: text } },
  ])
  const accepted = drafts.flatMap(
    (draft) => gateQuestions({ trendId: 'a trend', drafts: [draft], evidenceTexts: [DRAFT.explanation] }).accepted,
  )
  expect(accepted.length).toBeGreaterThan(400)
  for (const { question, options, explanation, tags, source } of accepted) {
    expect([question, ...options, explanation, ...tags].join(' ')).not.toMatch(DANGEROUS)
    expect(source.quote).toBe(DRAFT.source.quote)
  }
})
