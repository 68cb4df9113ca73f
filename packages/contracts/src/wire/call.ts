import type * as v from 'valibot';

/** Whether the call needs a token. `optional`: the reply contains more with a token. */
export type Access = 'public' | 'optional' | 'required';

/**
 * One call of the contract: request and reply schemas. The client, the sandbox exchange, the MSW handlers and the
 * generated documents all use this value.
 */
export interface Call<
  Request extends v.GenericSchema = v.GenericSchema,
  Reply extends v.GenericSchema = v.GenericSchema,
> {
  readonly method: 'GET' | 'POST';
  /** Path below `/api`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /**
   * Query parameters (GET) or form fields (POST). Its input is what the client writes, its output what a server reads.
   */
  readonly request: Request;
  /** The `message` of an `ok` reply: its input is the wire format, its output the client's value. */
  readonly reply: Reply;
  /** Encoding of the body; default `form`. */
  readonly body?: 'form' | 'multipart';
  /** Only `GET /api/currency/new_timeshar` answers `{ code: 1, data }` instead of `{ type: 'ok', message }`. */
  readonly envelope?: 'message' | 'code';
}

/** The request that the client passes to a call. */
export type RequestOf<C extends Call> = v.InferInput<C['request']>;

/** The reply that the client receives. */
export type ReplyOf<C extends Call> = v.InferOutput<C['reply']>;

/** The request that a server reads. */
export type ReceivedOf<C extends Call> = v.InferOutput<C['request']>;

/** The `message` that a server writes. */
export type WireReplyOf<C extends Call> = v.InferInput<C['reply']>;

/** Identity function that keeps the schemas' types; a call is a plain value. */
export function defineCall<Request extends v.GenericSchema, Reply extends v.GenericSchema>(
  call: Call<Request, Reply>,
): Call<Request, Reply> {
  return call;
}
