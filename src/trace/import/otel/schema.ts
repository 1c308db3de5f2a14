import { z } from 'zod'
import { AnyDocument } from '../../json-value.ts'

/** Spans as OTLP/JSON has them: times are texts of nanoseconds, attributes lists of tagged values. */
const Time = z.union([z.string(), z.number(), z.tuple([z.number(), z.number()])], { error: 'must be a time' })

const KeyValues = z.array(z.object({ key: z.string(), value: AnyDocument.optional() }))
export type KeyValues = z.infer<typeof KeyValues>

const Status = z.object({ code: z.union([z.string(), z.number()]).nullish(), message: z.string().nullish() })

const OtlpSpan = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().nullish(),
  name: z.string(),
  startTimeUnixNano: Time.nullish(),
  endTimeUnixNano: Time.nullish(),
  attributes: KeyValues.nullish(),
  events: z.array(z.object({ name: z.string(), attributes: KeyValues.nullish() })).nullish(),
  status: Status.nullish(),
})
export type OtlpSpan = z.infer<typeof OtlpSpan>

const Resource = z.object({ attributes: KeyValues.nullish() })

const OtlpLog = z.object({
  traceId: z.string().nullish(),
  spanId: z.string().nullish(),
  eventName: z.string().nullish(),
  attributes: KeyValues.nullish(),
  body: AnyDocument.optional(),
})

/** One export of the collector: spans, log records, or both. */
export const Otlp = z.object({
  resourceSpans: z
    .array(
      z.object({ resource: Resource.nullish(), scopeSpans: z.array(z.object({ spans: z.array(OtlpSpan).nullish() })) }),
    )
    .nullish(),
  resourceLogs: z
    .array(z.object({ scopeLogs: z.array(z.object({ logRecords: z.array(OtlpLog).nullish() })) }))
    .nullish(),
})
export type Otlp = z.infer<typeof Otlp>

const Attributes = AnyDocument.nullish()

const Context = z.object({
  trace_id: z.string().nullish(),
  span_id: z.string().nullish(),
  traceId: z.string().nullish(),
  spanId: z.string().nullish(),
})

const FlatEvent = z.object({
  name: z.string().nullish(),
  event_name: z.string().nullish(),
  attributes: Attributes,
  body: AnyDocument.optional(),
})

/** A span as SDKs print it: Python's `to_json`, the readable span of JavaScript, and their like. */
export const FlatSpan = z.object({
  name: z.string(),
  context: Context.nullish(),
  spanContext: Context.nullish(),
  trace_id: z.string().nullish(),
  span_id: z.string().nullish(),
  traceId: z.string().nullish(),
  id: z.string().nullish(),
  parent_id: z.string().nullish(),
  parent_span_id: z.string().nullish(),
  parentId: z.string().nullish(),
  parentSpanId: z.string().nullish(),
  parentSpanContext: Context.nullish(),
  start_time: Time.nullish(),
  end_time: Time.nullish(),
  startTime: Time.nullish(),
  endTime: Time.nullish(),
  /** JavaScript's console: microseconds. */
  timestamp: z.number().nullish(),
  duration: z.union([z.number(), z.tuple([z.number(), z.number()])]).nullish(),
  attributes: Attributes,
  events: z.array(FlatEvent).nullish(),
  span_events: z.array(FlatEvent).nullish(),
  status: z
    .object({
      code: z.union([z.string(), z.number()]).nullish(),
      status_code: z.string().nullish(),
      message: z.string().nullish(),
      description: z.string().nullish(),
    })
    .nullish(),
  resource: z.object({ attributes: Attributes }).nullish(),
})
export type FlatSpan = z.infer<typeof FlatSpan>
