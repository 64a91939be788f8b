const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

export const ARTICLES = words('a an the its his her their our')

/** Words that end a phrase: they join, point or help, and name nothing. */
export const JOINTS = words(
  `and or but nor so yet of in on at by for from to with without into onto over under about after before between through
  during against among as is are was were be been being am do does did have has had having will would shall should can could
  may might must not no if then than that this these those there here it he she they we you i who whom whose which what when
  where why how because while until since though although also again once up down out off via per amid very just even still
  already only too both either neither each every all any some such more most less least much many few several other another
  one's him them us me my your mine yours ours theirs himself herself itself themselves now today tonight yesterday tomorrow
  get make take attend await hear open use send targets target look seek give help we're they're they'll you're it's he's she's i'm
  leapfrog launched ago later soon never always often says said saying according despite like around across behind beyond near toward towards
  within whether upon along apart away back forward together ahead let lets gets got won't can't isn't doesn't don't`,
)

/** Joints that may stand inside a phrase, between two parts that are each one by itself: `a night race on the Strip`. */
export const LINKS = words('of in on at for from with')

/** No phrase ends here: something is still to come. */
export const UNFINISHED = words(
  `new old big small great good bad best worst first second third last next same own whole full real true long short high low
  early late major top key main young former public private national international global local social daily weekly own
  latest biggest largest smallest highest lowest final early live free recent upcoming popular different various certain
  million billion thousand hundred dozen mr mrs ms dr sir st saint president minister vs`,
)

/** Counted things that lead nowhere. */
export const DULL_UNITS = words(
  `year years month months week weeks day days hour hours minute minutes second seconds time times percent per cent place
  places way ways thing things part parts people person points rank number years-old dollars euros pounds`,
)

export const NUMBER_WORDS = words(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen eighteen twenty thirty forty fifty sixty dozens hundreds thousands',
)

/** Written with a capital and no name. */
export const CALENDAR = words(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december',
)
