import { http, HttpResponse, type HttpHandler } from 'msw';
import * as v from 'valibot';
import type { Call, ReceivedOf, WireReplyOf } from '@bourse/contracts/wire';

/** The request as a handler receives it. */
export interface Received<C extends Call> {
  /** The request as a server reads it. */
  readonly request: ReceivedOf<C>;
  /** The token, if one was sent. */
  readonly token: string | undefined;
  /** Epoch milliseconds of the parameter `t`. */
  readonly sentAt: number;
}

/** Returns the wire's `message`, or one of the answers below. */
export type Resolver<C extends Call> = (
  received: Received<C>,
) => WireReplyOf<C> | Response | Promise<WireReplyOf<C> | Response>;

/**
 * An MSW handler for one call, typed by the contract. A request that does not fit the contract fails the test with a
 * 500 that names the reason.
 */
export function respond<C extends Call>(call: C, resolver: Resolver<C>): HttpHandler {
  const method = call.method === 'GET' ? http.get : http.post;
  return method(`*/api${call.path}`, async ({ request }) => {
    const { searchParams } = new URL(request.url);
    const sentAt = Number(searchParams.get('t') ?? Number.NaN);
    searchParams.delete('t');
    const fields = call.method === 'GET' ? searchParams : await request.formData();
    const parsed = v.safeParse(call.request, Object.fromEntries(fields));
    if (!parsed.success) {
      return HttpResponse.text(`${call.path}: ${parsed.issues.map(({ message }) => message).join('; ')}`, {
        status: 500,
      });
    }
    const answer = await resolver({
      request: parsed.output,
      token: request.headers.get('Authorization') ?? undefined,
      sentAt,
    });
    if (answer instanceof Response) return answer;
    return HttpResponse.json(call.envelope === 'code' ? { code: 1, data: answer } : { type: 'ok', message: answer });
  });
}

/** A refusal with one of the server's texts. */
export const rejection = (text: string): Response => HttpResponse.json({ type: 'error', message: text });

/** 999. */
export const expired = (text = '登录已过期，请重新登录'): Response => HttpResponse.json({ type: 999, message: text });

/** 997. */
export const payeeMissing = (text = '请先设置收款信息'): Response => HttpResponse.json({ type: 997, message: text });

/** 998. */
export const unverified = (text = '请先通过实名认证'): Response => HttpResponse.json({ type: 998, message: text });

/** A bare HTTP status. */
export const status = (code: number): Response => new HttpResponse(null, { status: code });

/** An HTML page instead of a reply, as a failing proxy sends it. */
export const html = (): Response => HttpResponse.html('<!doctype html><title>502</title>');

/** A reply without a body. */
export const empty = (): Response => new HttpResponse(null, { status: 200 });

/** JSON as text, so that numbers keep the digits of the text. */
export const rawJson = (json: string): Response =>
  new HttpResponse(json, { headers: { 'Content-Type': 'application/json' } });

/** The connection breaks before a reply arrives. */
export const noConnection = (): Response => HttpResponse.error();

/** No reply arrives. */
export const never = (): Promise<never> => new Promise<never>(() => {});
