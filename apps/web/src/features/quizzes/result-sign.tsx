import { type ResultEmoji, resultEmoji } from '@trendverse/domain/quizzes/result-emoji'

/** Drawn by us on a grid of 48: what is filled, and the lines over it. */
const DRAWINGS: Readonly<Record<ResultEmoji, { readonly fill: string; readonly lines: string }>> = {
  '🎉': {
    fill: 'M17 18L6 42L30 31Q28 24 17 18Z',
    lines:
      'M17 18L6 42L30 31M17 18Q15 21 20.5 27.5Q26 33 30 31Q32 28 26.5 22Q20.5 16.5 17 18ZM12 29L19 36M27 19Q31 15 29 9M31 23Q36 17 43 20M33 28Q38 26 42 30M20 8V12M18 10H22M38 7V11M36 9H40M41 37V41M39 39H43M35 14L36 13',
  },
  '👏': {
    fill: 'M12 25L20 17Q22.500 15.500 24 18L33 27Q38 33 33 39L31 41Q25 45 19 40L10 31Q8 28 12 25Z',
    lines:
      'M24 31L15.500 22.500Q13 20.500 11 22.500Q9.500 25 11.500 27L9.500 28.500Q7.500 31 9.500 33L18 41Q25 46.500 32 40.500L34.500 38Q39 33 37.500 27L36 20.500Q34.500 17 32 18.500Q30 20 30.500 23L31 25L20.500 14.500Q18 12.500 16 14.500Q14 17 16 19L24.500 27.500M16 19L11 22.500M25.500 19.500Q25 15.500 22 12M22 4L23.500 8.500M31 5L30 9.500M39 9L36 12.500',
  },
  '💪': {
    fill: 'M10 40V29L14 14Q17 8 23 11L25 15L21 20L20 25Q29 20 36 24Q43 29 42 40Z',
    lines:
      'M42 40Q43 29 36 24Q29 20 20 26L21 20Q26 20 26.500 15.500Q26.500 11 22 10Q15.500 8.500 13.500 14L10 28V40M21 20Q18.500 20 17.500 17.500M20 26Q20 31 23 33M29 29Q33 28 36 30M6 40H46M33 8V12M40 11L37.500 14M44 17.500L40.500 18.500',
  },
}

/** QZ-11: how it went, drawn; the emoji is what assistive technology reads. */
export function ResultSign({ percent }: { readonly percent: number }) {
  const emoji = resultEmoji(percent)
  const { fill, lines } = DRAWINGS[emoji]
  return (
    <>
      <span className="sr-only">{emoji}</span>
      <svg viewBox="0 0 48 48" aria-hidden="true" className="quiz-result-sign fade-in">
        <path d={fill} />
        <path d={lines} />
      </svg>
    </>
  )
}
