import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { guardSandbox } from '../../operator/guard';
import { ControlError, jsonOnly, readBody } from '../../operator/json';
import type { Exchange } from '../../exchange-interface';
import { LARGEST_ID } from '../../store/types';
import { answerPicture } from '../../uploads/answer-picture';
import { CASES_OF_A_PAGE } from './queries';
import { DESK_PAGE, DESK_SCRIPT, DESK_STYLE } from './page';
import { deskOf } from './back-office';

const statuses = v.picklist(['pending', 'approved', 'rejected', 'withdrawn']);
const wholeNumber = v.pipe(
  v.string(),
  v.regex(/^\d{1,10}$/),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(LARGEST_ID),
);
const casesQuery = v.object({
  status: v.optional(statuses),
  kind: v.optional(v.string()),
  user: v.optional(wholeNumber),
  page: v.optional(v.pipe(wholeNumber, v.maxValue(100_000))),
});
const decision = v.object({
  verdict: v.picklist(['approve', 'reject']),
  note: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
  fields: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(200))), {}),
});
const mode = v.object({
  /** Seconds after which the desk decides automatically; `null`: a person decides. */
  automaticAfterSeconds: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(86_400))),
});

/** The sandbox's desk has no logins of its own. */
const DESK_USER = 'desk';

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
      Object.entries(deskOf(exchange).kinds()).map(
        ([name, { title, fields = {}, documents, verdicts }]): [string, object] => [
          name,
          { title, fields, hasDocuments: documents !== undefined, ...(verdicts && { verdicts }) },
        ],
      ),
    );
    return { kinds, cases, pageSize: CASES_OF_A_PAGE };
  });
  server.post<{ Params: { id: string } }>('/sandbox/desk/cases/:id', async ({ params, body }) => {
    const result = await deskOf(exchange).decide({ id: Number(params.id), ...readBody(decision, body) });
    if (!result.ok) throw new ControlError(result.reason);
    return { ok: true };
  });
  const documentsOf = async (id: string) => {
    const read = v.safeParse(wholeNumber, id);
    const found = read.success ? await deskOf(exchange).case(read.output) : undefined;
    const access = found && deskOf(exchange).kinds()[found.kind]?.documents;
    if (!access) throw new ControlError('The case has no documents.');
    return { found, access };
  };
  server.get<{ Params: { id: string } }>('/sandbox/desk/cases/:id/documents', async ({ params }, reply) => {
    const { found, access } = await documentsOf(params.id);
    const documents = await access.read(exchange, found, DESK_USER);
    if (!documents) throw new ControlError('The documents were deleted.');
    const pictures = Object.fromEntries(
      Object.entries(documents.pictures).map(([part, { type, bytes }]): [string, string] => [
        part,
        `data:${type};base64,${bytes.toString('base64')}`,
      ]),
    );
    reply.header('cache-control', 'no-store');
    return { ...documents, pictures };
  });
  server.delete<{ Params: { id: string } }>('/sandbox/desk/cases/:id/documents', async ({ params }) => {
    const { found, access } = await documentsOf(params.id);
    const result = await access.remove(exchange, found);
    if (!result.ok) throw new ControlError(result.reason);
    return { ok: true };
  });
  server.get<{ Params: { name: string } }>('/sandbox/desk/uploads/:name', async ({ params }, reply) => {
    const found = await exchange.uploads.find(params.name);
    return found ? answerPicture(reply, found) : reply.code(404).send({ error: 'There is no such picture.' });
  });
  server.get('/sandbox/desk/mode', () => modeOf(exchange));
  server.post('/sandbox/desk/mode', async ({ body }) => {
    const { automaticAfterSeconds: seconds } = readBody(mode, body);
    await deskOf(exchange).decideAfter(seconds === null ? undefined : seconds * 1000);
    return modeOf(exchange);
  });
}

function modeOf({ decisions }: Exchange) {
  const { automaticAfterMs } = decisions;
  return { automaticAfterSeconds: automaticAfterMs === undefined ? null : automaticAfterMs / 1000 };
}
