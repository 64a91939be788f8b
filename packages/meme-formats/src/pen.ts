/** A colour or what stands for one, as both homes of the drawing take it. */
export type Ink = string | PenGradient

export type PenGradient = { addColorStop(offset: number, color: string): void }

/** Widths and heights of a text, in pixels of the picture. */
export type TextInk = {
  readonly width: number
  /** From the baseline upwards and downwards, to where ink ends. */
  readonly actualBoundingBoxAscent: number
  readonly actualBoundingBoxDescent: number
  readonly actualBoundingBoxLeft: number
  readonly actualBoundingBoxRight: number
}

/**
 * What a format draws with: the part of a 2D canvas context that browsers and the server's canvas have in common. A drawing
 * gets a pen whose origin is the corner of its picture, in pixels of the picture.
 */
export type Pen = {
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  lineCap: 'butt' | 'round' | 'square'
  lineJoin: 'bevel' | 'miter' | 'round'
  miterLimit: number
  globalAlpha: number
  font: string
  textAlign: 'left' | 'right' | 'center' | 'start' | 'end'
  textBaseline: 'alphabetic' | 'top' | 'middle' | 'bottom' | 'hanging' | 'ideographic'
  direction: 'ltr' | 'rtl' | 'inherit'
  save(): void
  restore(): void
  translate(x: number, y: number): void
  rotate(radians: number): void
  scale(x: number, y: number): void
  beginPath(): void
  closePath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  quadraticCurveTo(controlX: number, controlY: number, x: number, y: number): void
  bezierCurveTo(control1X: number, control1Y: number, control2X: number, control2Y: number, x: number, y: number): void
  arc(x: number, y: number, radius: number, start: number, end: number, counterclockwise?: boolean): void
  ellipse(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    rotation: number,
    start: number,
    end: number,
    counterclockwise?: boolean,
  ): void
  rect(x: number, y: number, width: number, height: number): void
  roundRect(x: number, y: number, width: number, height: number, radius?: number | number[]): void
  fill(): void
  stroke(): void
  clip(): void
  fillRect(x: number, y: number, width: number, height: number): void
  fillText(text: string, x: number, y: number): void
  strokeText(text: string, x: number, y: number): void
  measureText(text: string): TextInk
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): PenGradient
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): PenGradient
}
