/** A sentence that headlines have, and the same sentence about everyday life: `$1` is a number of the headline. */
type Mirror = readonly [sentence: RegExp, mirrored: readonly string[]]

/**
 * Only where all of a headline's sentence comes again, its verb and what is done to what: a verb by itself is no joke. Each line says
 * who does it, as a headline of ours would.
 */
const MIRRORS: readonly Mirror[] = [
  [/\bendorses? .+ over\b/i, ['Me, endorsing pizza over salad', 'My dog, endorsing Grandma over me']],
  [
    /\bpart(?:s|ed)? ways .*\bafter (\d+|two|three|four|five|six|seven|eight|nine|ten) /i,
    ['The gym and I part ways after $1 visits', 'My diet and I part ways after $1 hours'],
  ],
  [/\bpart(?:s|ed|ing)? ways\b/i, ['The gym and I, agreeing to part ways in week two']],
  [
    /\b(?:resign(?:s|ed|ing)?|step(?:s|ped|ping)? down) (?:as|from)\b/i,
    ['Me, resigning as my family’s IT department', 'Me, resigning as the one who remembers the bins'],
  ],
  [
    /\bsurpris(?:es|ed|ing) \p{Lu}/u,
    ['Me, surprising nobody by being late', 'My cat, surprising a guest in the bathroom'],
  ],
  [
    /\b(?:reached|agreed) to end .*\bstrikes?\b/i,
    ['Also settled: the bedtime strike, for two more stories', 'Also over: my strike against the washing-up'],
  ],
  [/\bstrikes? (?:on hold|averted|suspended|called off)/i, ['My strike against the washing-up: out of clean forks']],
  [
    /\b(?:to|will) discuss\b.*\b(?:at|in)\b/i,
    ['My cat and I to discuss breakfast at 5 a.m.', 'The neighbours and I to discuss my trumpet at the garden fence'],
  ],
  [/\bdelivers? .+ and .+ to\b/i, ['Me, delivering gossip and biscuits to the next desk']],
  [/\b(?:will not|won[’']t|not to) attend\b/i, ['Me, already in pyjamas: will not attend either']],
  [/\b(?:aren[’']t|isn[’']t|not) coming\b/i, ['Me, already in pyjamas: not coming either']],
  [/\bcalls? for .*rematch/i, ['Me, calling for a rematch with the fitted sheet']],
  [
    /\bloses? (?:\w+ )?case against\b/i,
    ['Me, losing my case against one more episode', 'My dentist, losing the case against toffee'],
  ],
  [
    /\b(?:could|may|might) (?:still )?take (days|weeks|months|years)\b/i,
    ['My answer to “what do you want to eat?” could also take $1', 'Me, getting off the sofa: could also take $1'],
  ],
  [
    /\b(?:farewell|goodbye|good-bye) to\b/i,
    ['Me, getting emotional over the last slice of pizza', 'My family, saying goodbye at the door since nine'],
  ],
  [/\bnever considered\b/i, ['Me at the buffet: never considered the salad']],
  [/\bcalled out for\b/i, ['Me, called out for being “five minutes away” for an hour']],
  [/\bextends? .*\b(?:run|streak) to (\d+|\w+) /i, ['Me, extending my snooze-button streak to $1']],
  [/\bshrugs? off\b/i, ['Me, shrugging off the noise my car is making']],
  [/\b(?:comes?|came|is|are) under (?:\w+ )?scrutiny\b/i, ['Me, next to an empty cake tin: also under scrutiny']],
  [/\b(?:seek|demand|want|get)s? (?:\w+ )?access to\b/i, ['Me, seeking early access to the lasagne']],
  [/\b(?:returns?|returned|returning) to\b.*\bafter\b/i, ['Me, returning to the fridge a minute after my last visit']],
  [
    /\b(?:buys?|acquires?) (?:half|a stake|a majority)/i,
    ['My sister, acquiring half of my chips', 'The dog, acquiring a majority of the sofa'],
  ],
  [/\bconfirms? takeover\b/i, ['My cat, confirming the takeover of my side of the bed']],
  [/\bmakes? .*\bsplashdown\b/i, ['My phone, making its own splashdown in the sink']],
  [
    /\b(?:postpones?|delays?) .*\b(?:launch|release|vote|decision|plan|election|meeting|order)\b/i,
    ['Me, postponing the launch of my diet'],
  ],
  [
    /\bwarns? of .*\b(?:shortages?|delays?|risks?|crisis)\b/i,
    ['My mum, warning of a hat shortage on my head', 'Me, warning of a biscuit shortage, mouth full'],
  ],
  [
    /\brejects? .*\b(?:offers?|deals?|bids?|proposals?)\b/i,
    ['My cat, rejecting my latest offer of expensive food', 'A toddler, rejecting an offer of peas'],
  ],
  [/\bapologi[sz]es? (?:to|for)\b/i, ['Me, apologising to a chair I walked into']],
  [/\bvotes? to\b/i, ['My family, voting to have pizza again', 'The cat, voting to wake everybody']],
  [/\bagrees? to\b.*\bterms?\b/i, ['Me, agreeing to the terms and conditions, unread']],
  [
    /\b(?:threatens?|vows?) to (?:quit|leave|stop|withdraw|end)\b/i,
    ['Me, threatening to leave the group chat since 2019'],
  ],
  [
    /\bnames? .*\b(?:CEO|chief|coach|chair|head|director|captain)\b/i,
    ['My family, naming me head of IT for rebooting the router'],
  ],
  [
    /\bdefends? .*\b(?:decision|choice|plan|move|record|deal)\b/i,
    ['Me, defending the decision to have cake for breakfast'],
  ],
  [
    /\b(?:resume|restart)s? (?:\w+ )?talks\b|\btalks (?:\w+ )?resume\b/i,
    ['The cat and I, resuming talks about the closed door'],
  ],
  [/\bunveils? .*\b(?:plan|strategy|budget)\b/i, ['Me, unveiling a plan to be in bed by ten. Again.']],
  [
    /\b(?:recalls?|recalling) .*\b(?:cars?|vehicles|products?|phones?)\b/i,
    ['Me, recalling a text sent to the wrong group'],
  ],
  [/\bpulls? out of\b/i, ['Me, pulling out of Friday plans on Friday']],
]

/** The sentence of a headline as everyday life would have it; empty: it has no mirror. */
export function mirrorsOf(headline: string): readonly string[] {
  for (const [sentence, mirrored] of MIRRORS) {
    const [told, number = ''] = sentence.exec(headline) ?? []
    if (told !== undefined) return mirrored.map((line) => line.replace('$1', number.toLowerCase()))
  }
  return []
}
