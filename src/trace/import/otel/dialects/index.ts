import type { Reading, Span } from '../types.ts'
import { readAdkSpan } from './adk.ts'
import { readOpenInference } from './openinference.ts'
import { readConventions } from './semconv.ts'
import { readVercel } from './vercel.ts'

/** What a span tells of a model, a tool or an agent; undefined where it is about something else. */
export function readingOf(span: Span): Reading | undefined {
  // the conventions come last: the others write some of their attributes too
  return readVercel(span) ?? readOpenInference(span) ?? readAdkSpan(span) ?? readConventions(span)
}
