import type * as v from 'valibot';

/** Does the call want a token? `optional`: the reply says more to a reader who is known. */
export type Access = 'public' | 'optional' | 'required';

/**
 * One call of the contract: what is written, what is read. The client, the sandbox exchange, the tests' handlers and
 * the generated documents all work from this value.
 */
export interface Call<
  Request extends v.GenericSchema = v.GenericSchema,
  Reply extends v.GenericSchema = v.GenericSchema,
> {
  readonly method: 'GET' | 'POST';
  /** Below `/api`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** Query (GET) or form fields (POST). Its input is what the client writes, its output what a server reads. */
  readonly request: Request;
  /** The `message` of an `ok` reply: its input is the wire's, its output the client's. */
  readonly reply: Reply;
  /** How the body travels; `form` where left out. */
  readonly body?: 'form' | 'multipart';
  /** `GET /api/currency/new_timeshar` alone answers `{ code: 1, data }` instead of `{ type: 'ok', message }`. */
  readonly envelope?: 'message' | 'code';
}

/** What the client passes to a call. */
export type RequestOf<C extends Call> = v.InferInput<C['request']>;

/** What the client gets of a call. */
export type ReplyOf<C extends Call> = v.InferOutput<C['reply']>;

/** What a server reads of a call. */
export type ReceivedOf<C extends Call> = v.InferOutput<C['request']>;

/** What a server writes into `message`. */
export type WireReplyOf<C extends Call> = v.InferInput<C['reply']>;

/** Keeps the schemas' types; a call is a plain value. */
export function defineCall<Request extends v.GenericSchema, Reply extends v.GenericSchema>(
  call: Call<Request, Reply>,
): Call<Request, Reply> {
  return call;
}
