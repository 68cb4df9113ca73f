import type { Call } from '@bourse/contracts/wire';
import type * as v from 'valibot';
import { CALLS, callName, placeOf, SCHEMAS, type Named } from './calls';
import { readComments } from './comments';
import { componentSchemas, inDocument } from './components';
import { CAPABILITIES, FEATURES } from './features';
import { capabilities } from '@bourse/contracts/site';
import { wireSchema } from './wire-schema';

const DESCRIPTION = [
  'The calls that the client makes. All are on the origin of the page.',
  '',
  '- Every request carries the query parameter `t`, epoch milliseconds; the same `t` with the same fields is the same request sent twice.',
  '- `Authorization` carries the bare token (no `Bearer`), whenever there is one.',
  '- A reply is `{ type, message }`. `type` is `ok`, or says why not: `error` with a text for the user, 997 where payee information is missing, 998 where the identity is not verified, 999 where the token is missing or no longer good; numbers may come as text. A refusal has status 200.',
  '- Further keys are allowed everywhere; the client does not look at them.',
  '- The client reads more than this document allows (a missing text, a list that is null, rows that do not fit); what it has to make up or leave out is still a mistake of the back end.',
].join('\n');

/** The entry points with calls, with their subjects. */
const tags = () =>
  Object.entries(FEATURES).flatMap(([name, { subject: description }]) =>
    description !== undefined && CALLS.some(({ owner }) => owner === name) ? [{ name, description }] : [],
  );

const SECURITY = { public: [], optional: [{}, { token: [] }], required: [{ token: [] }] } as const;

/** The contract's calls as an OpenAPI 3.1 document. */
export function openApi() {
  const comments = readComments();
  const paths: Record<string, Record<string, object>> = {};
  for (const call of CALLS) {
    const path = `/api${call.value.path}`;
    paths[path] = { ...paths[path], [call.value.method.toLowerCase()]: operation(call, comments) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bourse: calls',
      version: '1.0.0',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The origin of the page.' }],
    tags: tags(),
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The bare token that login answers.',
        },
      },
      parameters: {
        t: {
          name: 't',
          in: 'query',
          required: true,
          description: 'When the client sent it, epoch milliseconds.',
          schema: { type: 'integer', minimum: 0 },
        },
      },
      schemas: { ...componentSchemas(), Refusal: REFUSAL },
    },
  };
}

const REFUSAL = {
  type: 'object',
  description: 'Why not.',
  properties: {
    type: { enum: ['error', 997, 998, 999, '997', '998', '999', 'second_factor'] },
    message: { type: 'string', description: 'A text for the user; the client translates those that it knows.' },
    data: {
      description: 'Of `second_factor`, where a passkey of the user can answer too.',
      $ref: '#/components/schemas/PasskeyQuestion',
    },
  },
  required: ['type', 'message'],
};

function operation(named: Named<Call>, comments: ReadonlyMap<string, string>): object {
  const { owner, name, value: call } = named;
  const comment = comments.get(`${owner}.${name}`);
  if (comment === undefined) throw new RangeError(`${callName(call)} has no doc comment above it`);
  const [summary = ''] = comment.split(/(?<=[.?])\s/);
  const request = inDocument(wireSchema(call.request, 'request'), placeOf(named));
  return {
    operationId: name,
    tags: [owner],
    summary,
    ...(comment !== summary && { description: comment }),
    security: SECURITY[call.access],
    parameters: [{ $ref: '#/components/parameters/t' }, ...(call.method === 'GET' ? queryOf(request) : [])],
    ...(call.method === 'POST' && { requestBody: bodyOf(call, request) }),
    responses: {
      200: {
        description: 'The answer, or why there is none.',
        content: {
          'application/json': { schema: { anyOf: [envelopeOf(named), { $ref: '#/components/schemas/Refusal' }] } },
        },
      },
    },
  };
}

type Fields = Readonly<Record<string, { description?: string }>>;

function queryOf({ properties = {}, required = [] }: { properties?: Fields; required?: readonly string[] }) {
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description,
    schema,
  }));
}

const bodyOf = (call: Call, schema: object) => ({
  content: { [call.body === 'multipart' ? 'multipart/form-data' : 'application/x-www-form-urlencoded']: { schema } },
});

/** A schema that a contract exports: the document has it once. */
const referenced = (schema: v.GenericSchema) => {
  const named = SCHEMAS.find(({ value }) => value === schema);
  if (!named) throw new RangeError('the contract of the package exports its capabilities');
  return inDocument(wireSchema(schema, 'reply'), named);
};

function envelopeOf(named: Named<Call>): object {
  const { value: call } = named;
  const own = inDocument(wireSchema(call.reply, 'reply'), placeOf(named));
  const message = call === capabilities ? { allOf: [own, ...CAPABILITIES.map(referenced)] } : own;
  return call.envelope === 'code'
    ? { type: 'object', properties: { code: { enum: [1, '1'] }, data: message }, required: ['code', 'data'] }
    : { type: 'object', properties: { type: { const: 'ok' }, message }, required: ['type', 'message'] };
}
