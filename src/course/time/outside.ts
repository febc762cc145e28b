import type { Span } from './axis.ts'

/** What of a span is outside of another one. */
export function outside(span: Span, other: Span | undefined): readonly Span[] {
  if (other === undefined) return [span]
  return [
    { from: span.from, to: Math.min(span.to, other.from) },
    { from: Math.max(span.from, other.to), to: span.to },
  ].filter(({ from, to }) => from < to)
}
