/** A command that was carried out. */
export type Done<Value extends object = object> = { readonly ok: true } & Readonly<Value>;

/** A command that was refused, with a code that the HTTP layer turns into a text; nothing has changed. */
export type Refused<Reason extends string, Detail extends object = object> = {
  readonly ok: false;
  readonly reason: Reason;
} & Readonly<Detail>;

/**
 * The exchange could not store a command. Whether it was carried out is unknown until the exchange has read its store
 * again; repeating it with the same request key is safe.
 */
export type Unavailable = Refused<'unavailable'>;

export function refuse<Reason extends string>(reason: Reason): Refused<Reason> {
  return { ok: false, reason };
}
