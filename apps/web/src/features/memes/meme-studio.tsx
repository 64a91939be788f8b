import { useNavigate } from '@tanstack/react-router'
import { matterOf } from '@trendverse/domain/taste/matter-of-trend'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { useEffect, useEffectEvent, useState } from 'react'
import type { OwnMeme } from '../../backend/call/meme-calls'
import { keepBegunMeme, readBegunMeme } from './begun-meme'
import { BegunResult } from './begun-result'
import { MakingDetails, MakingNote } from './making-note'
import { choiceOf } from './meme-choice'
import { MemeChoices } from './meme-choices'
import { MemeForm } from './meme-form'
import { MemePreview } from './meme-preview'
import { MemeResult } from './meme-result'
import type { MemeSearch } from './meme-search'
import { MemeStats } from './meme-stats'
import { OwnMemesSection } from './own-memes-section'
import { SharedMemeCard } from './shared-meme-card'
import { keepTextDraft, readTextDraft, type TextDraft } from './text-draft'
import type { UnkeptDrafts } from './use-kept-edits'
import { useMemeAllowance } from './use-meme-allowance'
import { useMemeMaker } from './use-meme-maker'
import { findMeme, useOwnMemes } from './use-own-memes'

type MemeStudioProps = { readonly trend: TrendDetail; readonly search: MemeSearch }

const tabStorage = () => window.sessionStorage

/** MM-03, MM-04, MM-10 to MM-17: where memes of a trend are made, by whoever is signed in. */
export function MemeStudio({ trend, search }: MemeStudioProps) {
  const navigate = useNavigate({ from: '/meme/$trendId' })
  const [texts, setTexts] = useState<TextDraft>(() => readTextDraft(tabStorage, trend.id))
  const { allowance, ask } = useMemeAllowance()
  const ownMemes = useOwnMemes()
  const choice = choiceOf(search)
  const [begun, setBegun] = useState(() => readBegunMeme(tabStorage, { trendId: trend.id, remixOf: search.m ?? null }))
  const [unkept] = useState<UnkeptDrafts>(() => new Map())
  // Choices and the open meme stand in the address, so that a reload keeps them; the history stays as it is.
  const name = (part: Partial<MemeSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...part }), replace: true, resetScroll: false })
  const unname = () => void navigate({ search: ({ m: _, ...before }) => before, replace: true, resetScroll: false })
  const change = (changed: OwnMeme) => {
    ownMemes.change(changed)
    maker.change(changed)
  }
  const putAway = (saved: OwnMeme) => {
    ownMemes.put(saved)
    maker.change(saved)
  }
  const maker = useMemeMaker({
    onMade: (meme) => {
      ownMemes.put(meme)
      name({ m: meme.id })
    },
    onEnd: ask,
  })
  const { meme, making, problem } = maker.state
  const openOwn = (own: OwnMeme) => {
    ownMemes.put(own)
    maker.open(own)
    name({ m: own.id })
    ask()
  }
  const putBegunAway = () => {
    keepBegunMeme(tabStorage, null)
    setBegun(null)
  }
  const openFromAddress = useEffectEvent((named: OwnMeme | null) => {
    if (named !== null && meme?.id !== named.id && making === null) maker.open(named)
  })
  const own = search.m === undefined || ownMemes.lists === null ? null : findMeme(ownMemes.lists, search.m)
  useEffect(() => openFromAddress(own), [own])
  const isForeign = search.m !== undefined && ownMemes.lists !== null && own === null && meme?.id !== search.m
  const isRefused = allowance?.refusal?.isLimit === false
  const accent = trend.color
  const isBegun = making === null && meme === null && begun !== null && begun.remixOf === (search.m ?? null)
  const open = (chosen: OwnMeme) => {
    if (chosen.trendId === trend.id) {
      maker.open(chosen)
      return name({ m: chosen.id })
    }
    // It wears the colours of its own trend, on the page of that.
    void navigate({ to: '/meme/$trendId', params: { trendId: chosen.trendId }, search: { m: chosen.id } })
  }
  const form = (
    <MemeForm
      key="form"
      choice={choice}
      texts={texts}
      accent={accent}
      refusal={allowance?.refusal ?? null}
      isMaking={making !== null}
      problem={problem}
      onChoose={name}
      onWrite={(written) => {
        setTexts(written)
        keepTextDraft(tabStorage, trend.id, written)
      }}
      onGenerate={() => void maker.generate({ trendId: trend.id, ...choice, ...texts })}
    />
  )
  return (
    <>
      {isForeign && search.m !== undefined && <SharedMemeCard id={search.m} trend={trend} onRemixed={openOwn} />}
      {isRefused && (
        <p role="status" className="meme-note" data-tone="warn">
          {allowance.refusal?.text}
        </p>
      )}
      {matterOf(trend) === 'sad' && (
        <p role="status" className="meme-note">
          People are suffering in this story, so we keep memes about it kind, whatever style you choose.
        </p>
      )}
      <div className="meme-studio" data-idle={(making === null && meme === null && !isBegun) || undefined}>
        <MemeStats allowance={allowance} />
        {isBegun ? (
          <>
            <BegunResult
              key="begun"
              begun={begun}
              accent={accent}
              onMade={(made) => {
                putBegunAway()
                openOwn(made)
              }}
              onPutAway={putBegunAway}
            />
            {form}
          </>
        ) : making !== null || meme === null ? (
          <>
            <section key="preview" aria-label="Preview" className="meme-preview">
              <MemePreview format={choice.format} accent={accent}>
                {making !== null && <MakingNote stage={making.stage} isLost={making.isLost} onCancel={maker.cancel} />}
              </MemePreview>
            </section>
            {making !== null && <MakingDetails key="details" />}
            {form}
          </>
        ) : meme.choices !== undefined ? (
          <>
            <MemeChoices
              key={`choices ${meme.id}`}
              meme={meme}
              choices={meme.choices}
              accent={accent}
              onChosen={change}
            />
            {form}
          </>
        ) : (
          <>
            <MemeResult
              key={meme.id}
              meme={meme}
              accent={accent}
              savedCount={ownMemes.lists?.saved.length ?? null}
              unkept={unkept}
              onChanged={change}
              onSaved={putAway}
            />
            {form}
          </>
        )}
      </div>
      <OwnMemesSection
        controls={ownMemes}
        openId={meme?.id ?? null}
        trend={trend}
        onOpen={open}
        onRemove={(gone) => {
          ownMemes.remove(gone)
          if (gone.id === meme?.id) {
            maker.close()
            unname()
          }
        }}
      />
    </>
  )
}
