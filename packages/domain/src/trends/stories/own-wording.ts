/** How the sentences of `describe-story.ts` begin that are made of figures and publishers. */
const OWN_WORDS =
  /^(?:Searched (?:for )?more than|Viewed|Reached|Talked about in|Taken up by|Gathered|Counted|Number \d+ on|Listed on|Reported by) .*\d{4}\.$/s

/**
 * Whether a description is our own words about figures or publishers: no headline, and nothing of the matter. It lies by
 * itself because games ask it on devices, which describe no stories.
 */
export function isOwnWording(description: string): boolean {
  return OWN_WORDS.test(description)
}
