import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { guardSandbox } from '../../operator/guard';
import { ControlError, jsonOnly, readBody } from '../../operator/json';
import type { Exchange } from '../../exchange-interface';
import { LARGEST_ID } from '../../store/types';
import { answerPicture } from '../../uploads/answer-picture';
import { ACTS_OF_A_PAGE } from './log';
import { CASES_OF_A_PAGE } from './queries';
import { DESK_PAGE, DESK_STYLE } from './page';
import { DESK_SCRIPT } from './page-script';
import { deskOf } from './back-office';

const statuses = v.picklist(['pending', 'approved', 'rejected', 'withdrawn']);
const wholeNumber = v.pipe(
  v.string(),
  v.regex(/^\d{1,10}$/),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(LARGEST_ID),
);
const pageQuery = v.object({ page: v.optional(v.pipe(wholeNumber, v.maxValue(100_000))) });
const casesQuery = v.object({
  ...pageQuery.entries,
  status: v.optional(statuses),
  kind: v.optional(v.string()),
  user: v.optional(wholeNumber),
});
const decision = v.object({
  verdict: v.picklist(['approve', 'reject']),
  note: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
  fields: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(200))), {}),
});
/** Characters of a message of the desk. */
const LONGEST_MESSAGE = 500;
const message = v.object({
  key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  text: v.pipe(v.string(), v.maxLength(LONGEST_MESSAGE)),
});
const freeze = v.object({
  user: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_ID)),
  reason: v.pipe(v.string(), v.maxLength(500)),
});
const mode = v.object({
  /** Seconds after which the desk decides automatically; `null`: a person decides. */
  automaticAfterSeconds: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(86_400))),
});

const caseParams = v.object({ id: wholeNumber });

const idOf = (params: unknown) => readBody(caseParams, params).id;

/** The desk of the back office: a small page and its calls, on this machine only. */
export function deskRoutes(server: FastifyInstance, exchange: Exchange, token: string): void {
  guardSandbox(server, 'The desk', token);
  jsonOnly(server);

  const file = (path: string, type: string, text: string) =>
    server.get(path, (_request, reply) => reply.header('cache-control', 'no-store').type(type).send(text));
  file('/sandbox/desk', 'text/html; charset=utf-8', DESK_PAGE);
  file('/sandbox/desk/page.js', 'text/javascript; charset=utf-8', DESK_SCRIPT);
  file('/sandbox/desk/page.css', 'text/css; charset=utf-8', DESK_STYLE);

  server.get('/sandbox/desk/cases', async ({ query }) => {
    const { user: userId, ...filter } = readBody(casesQuery, query);
    const cases = await deskOf(exchange).cases({ ...filter, userId });
    const kinds = Object.fromEntries(
      Object.entries(deskOf(exchange).kinds()).map(([name, kind]): [string, object] => [
        name,
        {
          title: kind.title,
          fields: kind.fields ?? {},
          hasDocuments: kind.documents !== undefined,
          hasMessages: kind.message !== undefined,
          ...(kind.verdicts && { verdicts: kind.verdicts }),
        },
      ]),
    );
    const listed = cases.map((one) => ({ ...one, isFrozen: exchange.published.isFrozen(one.userId) }));
    return { kinds, cases: listed, pageSize: CASES_OF_A_PAGE };
  });
  server.post<{ Params: { id: string } }>('/sandbox/desk/cases/:id', async ({ params, body }) => {
    const result = await deskOf(exchange).decide({ id: idOf(params), ...readBody(decision, body) });
    if (!result.ok) throw new ControlError(result.reason);
    return { ok: true };
  });
  server.post<{ Params: { id: string } }>('/sandbox/desk/cases/:id/messages', async ({ params, body }) => {
    const result = await deskOf(exchange).message(idOf(params), readBody(message, body));
    if (!result.ok) throw new ControlError(result.reason);
    return { ok: true };
  });
  server.get<{ Params: { id: string } }>('/sandbox/desk/cases/:id/documents', async ({ params }, reply) => {
    const result = await deskOf(exchange).readDocuments(idOf(params));
    if (!result.ok) throw new ControlError(result.reason);
    const { texts, reads } = result.documents;
    const pictures = Object.fromEntries(
      Object.entries(result.documents.pictures).map(([part, { type, bytes }]): [string, string] => [
        part,
        `data:${type};base64,${bytes.toString('base64')}`,
      ]),
    );
    reply.header('cache-control', 'no-store');
    return { texts, reads, pictures };
  });
  server.delete<{ Params: { id: string } }>('/sandbox/desk/cases/:id/documents', async ({ params }) => {
    const result = await deskOf(exchange).removeDocuments(idOf(params));
    if (!result.ok) throw new ControlError(result.reason);
    return { ok: true };
  });
  server.get('/sandbox/desk/frozen', async () => ({ accounts: await deskOf(exchange).frozen() }));
  for (const act of ['freeze', 'unfreeze'] as const) {
    server.post(`/sandbox/desk/${act}`, async ({ body }) => {
      const { user: userId, reason } = readBody(freeze, body);
      const result = await deskOf(exchange)[act]({ userId, reason });
      if (!result.ok) throw new ControlError(result.reason);
      return { ok: true };
    });
  }
  server.get('/sandbox/desk/log', async ({ query }) => {
    const { page = 1 } = readBody(pageQuery, query);
    return { acts: await deskOf(exchange).log(page), pageSize: ACTS_OF_A_PAGE };
  });
  server.get<{ Params: { name: string } }>('/sandbox/desk/uploads/:name', async ({ params }, reply) => {
    const found = await exchange.uploads.find(params.name);
    return found ? answerPicture(reply, found) : reply.code(404).send({ error: 'There is no such picture.' });
  });
  server.get('/sandbox/desk/mode', () => modeOf(exchange));
  server.post('/sandbox/desk/mode', async ({ body }) => {
    const { automaticAfterSeconds: seconds } = readBody(mode, body);
    const result = await deskOf(exchange).decideAfter(seconds === null ? undefined : seconds * 1000);
    if (!result.ok) throw new ControlError(result.reason);
    return modeOf(exchange);
  });
}

function modeOf({ decisions }: Exchange) {
  const { automaticAfterMs } = decisions;
  return { automaticAfterSeconds: automaticAfterMs === undefined ? null : automaticAfterMs / 1000 };
}
