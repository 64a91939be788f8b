import { hourText, readHourText } from '@trendverse/domain/galaxy/hour-text'
import { categoryColor } from '@trendverse/domain/trends/categories/category-colors'
import { type KeyboardEvent, type PointerEvent, useEffect, useReducer, useRef } from 'react'
import { Button } from '../../../components/controls/button'
import { hourWords } from './hour-words'
import { chartLight, type LightChart } from './light-chart'
import type { StarCatalogue } from './star-catalogue'
import { timeMarks } from './time-marks'
import { changeSpeed, SPEEDS, setPlaying, showHour, type Timeline } from './timeline'

const BINS = 240
const DAY_HOURS = 24
/** A screen reader is not told of every frame. */
const TOLD_EVERY_MS = 500

type TimeBarProps = {
  readonly timeline: Timeline
  readonly catalogue: StarCatalogue
  /** All stars are here, so that the chart is drawn once. */
  readonly isComplete: boolean
}

/** Hours a key moves time by; null for any other key. */
function hourOfKey(key: string, { hours, firstHour, nowHour }: Timeline): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.ceil(hours) - 1
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.floor(hours) + 1
    case 'PageDown':
      return Math.ceil(hours) - DAY_HOURS
    case 'PageUp':
      return Math.floor(hours) + DAY_HOURS
    case 'Home':
      return firstHour
    case 'End':
      return nowHour
    default:
      return null
  }
}

/** The light of all categories, one upon the other, over the time the galaxy remembers. */
function drawChart(canvas: HTMLCanvasElement, { bins, light, most }: LightChart, categories: readonly string[]): void {
  const context = canvas.getContext('2d')
  if (context === null || most === 0) return
  const { width, height } = canvas
  context.clearRect(0, 0, width, height)
  const base = new Float32Array(bins)
  for (const [category, name] of categories.entries()) {
    context.beginPath()
    context.moveTo(0, height - ((base[0] ?? 0) / most) * height)
    for (let bin = 0; bin < bins; bin++) {
      context.lineTo((bin / (bins - 1)) * width, height - ((base[bin] ?? 0) / most) * height)
      base[bin] = (base[bin] ?? 0) + (light[category * bins + bin] ?? 0)
    }
    for (let bin = bins - 1; bin >= 0; bin--) {
      context.lineTo((bin / (bins - 1)) * width, height - ((base[bin] ?? 0) / most) * height)
    }
    context.fillStyle = categoryColor(name)
    context.globalAlpha = 0.75
    context.fill()
  }
}

/** Time as a bar: what shone when, and where one is. Dragging it asks nobody for anything. */
export function TimeBar({ timeline, catalogue, isComplete }: TimeBarProps) {
  const chart = useRef<HTMLCanvasElement>(null)
  const slider = useRef<HTMLDivElement>(null)
  const date = useRef<HTMLInputElement>(null)
  const [, render] = useReducer((count: number) => count + 1, 0)
  const { categories } = catalogue
  const marks = timeMarks(catalogue.firstHour, catalogue.nowHour)

  useEffect(() => {
    if (isComplete && chart.current !== null) drawChart(chart.current, chartLight(catalogue, BINS), categories)
  }, [catalogue, categories, isComplete])

  useEffect(() => {
    let toldAt = 0
    let wasPlaying = timeline.isPlaying
    const tell = (): void => {
      const { hours, firstHour, nowHour, isPlaying } = timeline
      const share = (hours - firstHour) / Math.max(1, nowHour - firstHour)
      slider.current?.style.setProperty('--at', share.toFixed(4))
      const now = performance.now()
      if (isPlaying && now - toldAt < TOLD_EVERY_MS) return
      toldAt = now
      slider.current?.setAttribute('aria-valuenow', String(Math.floor(hours)))
      slider.current?.setAttribute('aria-valuetext', hourWords(hours))
      if (date.current !== null && document.activeElement !== date.current) {
        date.current.value = `${hourText(Math.floor(hours)).slice(0, 13)}:00`
      }
      if (wasPlaying !== isPlaying) render()
      wasPlaying = isPlaying
    }
    tell()
    return timeline.subscribe(tell)
  }, [timeline])

  const goTo = (event: PointerEvent<HTMLDivElement>): void => {
    const box = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - box.left) / box.width
    showHour(timeline, Math.round(timeline.firstHour + share * (timeline.nowHour - timeline.firstHour)))
  }
  const press = (event: KeyboardEvent): void => {
    const hour = hourOfKey(event.key, timeline)
    if (hour === null) return
    event.preventDefault()
    event.stopPropagation()
    if (timeline.isPlaying) setPlaying(timeline, false)
    showHour(timeline, hour)
  }
  const togglePlay = (): void => {
    setPlaying(timeline, !timeline.isPlaying)
    render()
  }
  const hurry = (direction: 1 | -1): void => {
    changeSpeed(timeline, direction)
    render()
  }

  return (
    <fieldset className="galaxy-time" aria-label="Time">
      <div className="galaxy-play">
        <Button size="sm" onClick={togglePlay}>
          {timeline.isPlaying ? 'Pause' : 'Play'}
        </Button>
        <Button size="sm" tone="bare" disabled={timeline.speed === SPEEDS[0]} onClick={() => hurry(-1)}>
          Slower
        </Button>
        <output className="galaxy-speed">{timeline.speed}×</output>
        <Button size="sm" tone="bare" disabled={timeline.speed === SPEEDS.at(-1)} onClick={() => hurry(1)}>
          Faster
        </Button>
      </div>
      <div
        ref={slider}
        role="slider"
        tabIndex={0}
        aria-label="Hour shown"
        aria-valuemin={catalogue.firstHour}
        aria-valuemax={catalogue.nowHour}
        aria-valuenow={Math.floor(timeline.hours)}
        className="galaxy-slider"
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          if (timeline.isPlaying) setPlaying(timeline, false)
          goTo(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) goTo(event)
        }}
      >
        <canvas ref={chart} width={960} height={72} aria-hidden="true" />
        {marks.map(({ share, text }) => (
          <span key={text} className="galaxy-mark" aria-hidden="true" style={{ left: `${100 * share}%` }}>
            {text}
          </span>
        ))}
        <span className="galaxy-playhead" />
      </div>
      <div className="galaxy-date">
        <input
          ref={date}
          type="datetime-local"
          step={3600}
          aria-label="Day and hour (UTC)"
          min={`${hourText(catalogue.firstHour).slice(0, 13)}:00`}
          max={`${hourText(catalogue.nowHour).slice(0, 13)}:00`}
          onChange={(event) => {
            const hour = readHourText(`${event.currentTarget.value.slice(0, 13)}Z`)
            if (hour !== null) showHour(timeline, hour)
          }}
        />
        <Button size="sm" onClick={() => showHour(timeline, timeline.nowHour)}>
          Now
        </Button>
      </div>
    </fieldset>
  )
}
