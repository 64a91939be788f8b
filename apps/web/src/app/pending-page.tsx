/** What a lazy page shows while its code or data is on the way (RT-04, OP-04). Quick answers never flash it. */
export function pendingPage(text: string) {
  return function PendingPage() {
    return <output className="page appear-late grid min-h-[60dvh] place-items-center text-muted">{text}</output>
  }
}
