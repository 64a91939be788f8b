import type { MemeFormatId } from '../../meme-kinds'
import type { Pattern } from './pattern-pool'

/**
 * Patterns that live from what one story of today gives: words its headlines quote (`said`) and of what we would say them
 * (`saidOf`), its sentence about everyday life (`mirror`), a span of time, a sum or a crowd with the same digits in our small
 * world (`mySpan`, `mySum`, `myCrowd`), a record beside ours (`feat`), what a source counted (`count`) beside what we have
 * (`mine`), and two publishers who contradict each other (`worried`, `pleased`). See `storySlots`. A format whose
 * picture does not carry one of them goes without it.
 */
export const TOLD_PATTERNS: Readonly<Record<MemeFormatId, readonly Pattern[]>> = {
  'image-text': [
    ['{news}', '{SaidOf}: {said}'],
    ['{news}', '{mirror}'],
    ['{news}', 'Me, {slow}: {mySpan}'],
    ['{news}', '{Fund}: {mySum}'],
    ['{news}', 'My side project: {myCrowd}, counting the cat'],
    ['{heading}: {count} on {source}', '{Mine}'],
    ['{worriedBy}: {worried}', '{pleasedBy}: {pleased}'],
    ['{news}', 'My own record: {feat}'],
  ],
  reaction: [
    ['{news}', '{SaidOf}: {said}'],
    ['{news}', '{mirror}'],
    ['Me reading {news}', '*has been {slow} for {mySpan}*'],
    ['Me reading {news}', '*checks {fund}: {mySum}*'],
    ['Me reading {news}', '*waves at my own {myCrowd}, one of them Mum*'],
    ['When you see {count} for {title}', '{Mine}'],
    ['Me at breakfast: {worried}', 'Me by lunch: {pleased}'],
    ['Me reading {news}', '*writes down my own record: {feat}*'],
  ],
  comparison: [
    ['{news}', '{SaidOf}: {said}'],
    ['{news}', '{mirror}'],
    ['{news}', 'Me, {slow}: {mySpan}'],
    ['{news}', '{Fund}: {mySum}'],
    ['{news}', 'My side project: {myCrowd}, counting the cat'],
    ['{heading}: {count}', '{Mine}'],
    ['{worriedBy}: {worried}', '{pleasedBy}: {pleased}'],
    ['{news}', 'My own record: {feat}'],
  ],
  pov: [
    ['POV: {news}, but make it my week', '{SaidOf}: {said}'],
    ['POV: {news}, but make it my week', '{mirror}'],
    ['POV: you’ve just read {news}', 'You’ve been {slow} for {mySpan}.'],
    ['POV: you’ve just read {news}', 'You have {mySum} and a sandwich.'],
    ['POV: you see {count} for {title}', '{Mine}'],
  ],
  nobody: [
    ['{by}: {news}', '{SaidOf}: {said}'],
    ['{by}: {news}', '{mirror}'],
    ['{by}: {news}', 'Me, {slow}: {mySpan}'],
    ['{by}: {news}', '{Fund}: {mySum}'],
    ['{by}: {news}', 'My side project: {myCrowd}, counting the cat'],
    ['{heading}: {count} on {source}', '{Mine}'],
    ['{worriedBy}: {worried}', '{pleasedBy}: {pleased}'],
    ['{by}: {news}', 'Me, with a record of my own: {feat}'],
  ],
  'brain-expand': [
    ['{news}', '{mirror}', 'Telling the family as breaking news', 'Interrupting dinner for an update'],
    ['{news}', '{mirror}', 'Calling a press conference about it', 'Taking questions from the cat'],
    ['{news}', '{mirror}', 'Issuing a statement to the group chat', 'The group chat asking for a source'],
  ],
  drake: [
    ['{news}', '{mirror}'],
    ['{news}', '{Slow} for {mySpan}'],
    ['{news}', '{mySum}, a sandwich and no meetings'],
    ['Having {crowd}', 'Having {myCrowd} and knowing their names'],
    ['{worried}', '{pleased}'],
  ],
  'distracted-bf': [
    ['{mirror}', 'My attention', '{news}'],
    ['{Slow} for {mySpan}', 'Me', '{news}'],
    ['{Crowd}', 'The internet', 'My own {myCrowd}'],
  ],
  wojak: [
    ['{news}. What does that even mean?!', 'Think of {saidOf}.'],
    ['{news}. That never happens here!', '{mirror}.'],
    ['I read {news}. I’m so slow!', 'You’ve been {slow} for {mySpan}. You’re thorough.'],
    ['I read {news}. I’m so poor!', '{Fund}: {mySum}. The same digits.'],
    ['I read {news}. Nobody watches me!', 'You have {myCrowd}. And the cat.'],
    ['{heading}: {count}! What do I have?!', '{Mine}.'],
    ['{worried}', '{pleased}'],
    ['I read {news}. I hold no records!', '{Feat}. That’s one.'],
  ],
  chad: [
    ['{news}', '{mirror}'],
    ['Dreams of {crowd}', 'Has {myCrowd}. Knows their birthdays.'],
    ['{news}', 'Has {mySum} and a sandwich'],
  ],
}
