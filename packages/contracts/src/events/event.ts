import type * as v from 'valibot';

/**
 * How an event reaches its subscribers. `last`: the newest payload of each key, once a frame, for values that replace
 * each other (tickers, books). `every`: all payloads in order, once a frame (trades, orders).
 */
export type Delivery = 'last' | 'every';

/** One event of the socket. */
export interface EventDefinition<Payload extends v.GenericSchema = v.GenericSchema, Kind extends Delivery = Delivery> {
  /** Name on the wire; `{id}` is replaced by the user id. */
  readonly name: string;
  /** Schema: its input is the wire format, its output the client's value. */
  readonly payload: Payload;
  readonly delivery: Kind;
  /**
   * Milliseconds between two deliveries, for an event that is expensive to parse or to render. The first payload after
   * an interval is delivered in the next frame, the others at the end of the interval. Default: once a frame.
   */
  readonly everyMs?: number | undefined;
  /**
   * The subject of the event, e.g. its pair. Subscribers can filter by key; `last` keeps one value per key. Declared as
   * a method, so that every event is assignable to `EventDefinition`.
   */
  key(payload: v.InferOutput<Payload>): string;
  /**
   * The same key, read from the unparsed payload; `undefined` if it cannot be read. Events with `wireKey` are parsed on
   * delivery: of a thousand books a second only one per frame is parsed.
   */
  readonly wireKey?: ((wirePayload: unknown) => string | undefined) | undefined;
  /** Of a public event: the pair (`currency_id-legal_id`) of a key. The client asks for the pairs that its subscribers name. */
  pairOf?(this: void, key: string): string;
  /**
   * Of a public event: the name of its list event, `{ data: [...] }` of these payloads. The client asks for it in place of the events
   * of every pair, where a subscriber names no key; its items are received as events of their own.
   */
  readonly listName?: string | undefined;
}

export type PayloadOf<E extends EventDefinition> = v.InferOutput<E['payload']>;
export type WirePayloadOf<E extends EventDefinition> = v.InferInput<E['payload']>;

/** Identity function that keeps the schema's types; an event definition is a plain value. */
export function defineEvent<Payload extends v.GenericSchema, const Kind extends Delivery>(
  event: EventDefinition<Payload, Kind>,
): EventDefinition<Payload, Kind> {
  return event;
}

/** The wire name of an event, with the user id inserted. */
export function eventName(event: Pick<EventDefinition, 'name'>, userId: number | string | undefined): string {
  return event.name.replace('{id}', String(userId ?? ''));
}
