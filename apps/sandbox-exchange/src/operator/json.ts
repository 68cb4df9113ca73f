import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';

/** A request that cannot be carried out as it is. */
export class ControlError extends Error {
  readonly statusCode = 400;
}

/** JSON in, JSON out, errors as `{ error }`; any other type of body is refused. */
export function jsonOnly(server: FastifyInstance): void {
  server.removeContentTypeParser(['application/json', 'text/plain']);
  // An empty body is accepted: a `DELETE` has none, even with a content type.
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => (body === '' ? undefined : parseJson(body)),
  );
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'control failed');
    return reply.code(status).send({ error: status >= 500 ? 'It failed; the log has the reason.' : error.message });
  });
}

/** @throws ControlError with the problem */
export function readBody<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
  throw new ControlError(problems.join('; '));
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new ControlError('The body is no JSON.');
  }
}
