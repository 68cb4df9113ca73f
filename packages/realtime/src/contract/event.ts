import type * as v from 'valibot';

/**
 * How an event reaches its subscribers. `last`: once a frame, the newest of each key, where a newer value makes an
 * older one worthless (tickers, books). `every`: once a frame too, but all of them in order (trades, orders).
 */
export type Delivery = 'last' | 'every';

/** One event of the socket. */
export interface EventDefinition<Payload extends v.GenericSchema = v.GenericSchema, Kind extends Delivery = Delivery> {
  /** Name on the wire; `{id}` in it stands for the user's id. */
  readonly name: string;
  /** Its input is the wire's, its output the client's. */
  readonly payload: Payload;
  readonly delivery: Kind;
  /**
   * What the event is about, e.g. its pair: subscribers may ask for one key, and `last` keeps one value a key.
   * Written as a method's type, so that every event is an `EventDefinition`.
   */
  key(payload: v.InferOutput<Payload>): string;
  /**
   * The same key, seen on the wire's payload before it is read; `undefined` where it cannot be seen. An event that has it is
   * read when it is delivered: of a thousand books a second, as many as there are frames.
   */
  readonly wireKey?: ((wirePayload: unknown) => string | undefined) | undefined;
}

export type PayloadOf<E extends EventDefinition> = v.InferOutput<E['payload']>;
export type WirePayloadOf<E extends EventDefinition> = v.InferInput<E['payload']>;

/** Keeps the schema's types; an event definition is a plain value. */
export function defineEvent<Payload extends v.GenericSchema, const Kind extends Delivery>(
  event: EventDefinition<Payload, Kind>,
): EventDefinition<Payload, Kind> {
  return event;
}

/** The wire's name of an event that names a user. */
export function eventName(event: Pick<EventDefinition, 'name'>, userId: number | string | undefined): string {
  return event.name.replace('{id}', String(userId ?? ''));
}
