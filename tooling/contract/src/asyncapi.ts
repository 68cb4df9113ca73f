import { INTEREST, PULSE, type EventDefinition } from '@bourse/contracts/events';
import { EVENTS, type Named } from './calls';
import { readComments } from './comments';
import { componentSchemas, inDocument } from './components';
import { wireSchema } from './wire-schema';

const DESCRIPTION = [
  'The socket of the exchange: socket.io (protocol 5) at `/socket.io` on the origin of the page.',
  '',
  '- The handshake carries `auth: { token }` where the user is logged in; the client then emits `login` with the user id. What proves who it is is the token, never the id.',
  '- Public events go to every socket, or to those that named their pair in `subscribe`; `update_balance_{id}` goes to its user alone.',
  '- The handshake may carry the first `subscribe` too: `auth: { token, subscribe }`.',
  '- After a reconnect the client asks for what it shows by the calls: events that were missed need not be sent again.',
].join('\n');

/** The events of the socket as an AsyncAPI 3.0 document, from the exchange's side. */
export function asyncApi() {
  const comments = readComments();
  const messages = Object.fromEntries(EVENTS.map((event) => [event.name, message(event, comments)]));
  const lists = Object.fromEntries(EVENTS.flatMap(list));
  const sent = [...EVENTS.map(({ name }) => name), ...Object.keys(lists), PULSE];
  return {
    asyncapi: '3.0.0',
    info: { title: 'Bourse: events', version: '1.0.0', description: DESCRIPTION, license: { name: 'MIT' } },
    defaultContentType: 'application/json',
    servers: {
      exchange: { host: 'localhost', pathname: '/socket.io', protocol: 'ws', description: 'The origin of the page.' },
    },
    channels: {
      socket: {
        address: '/socket.io',
        description: 'One connection a page.',
        messages: Object.fromEntries(
          [...sent, 'login', INTEREST].map((name) => [name, { $ref: `#/components/messages/${name}` }]),
        ),
      },
    },
    operations: {
      ...Object.fromEntries(sent.map((name) => [`send_${name}`, operation('send', name)])),
      receive_login: operation('receive', 'login'),
      [`receive_${INTEREST}`]: operation('receive', INTEREST),
    },
    components: {
      messages: { ...messages, ...lists, [PULSE]: PULSE_MESSAGE, login: LOGIN, [INTEREST]: SUBSCRIBE },
      schemas: componentSchemas(),
    },
  };
}

const LOGIN = {
  name: 'login',
  title: 'login',
  summary: 'Who listens. It may carry an acknowledgement, which comes when private events are on their way.',
  payload: { type: ['integer', 'string'], description: "The user's id." },
};

const SUBSCRIBE = {
  name: INTEREST,
  title: INTEREST,
  summary:
    'Optional: the public events that are sent to the socket from now on. A socket that has not sent it gets those of every pair; an exchange may ignore it. Each message replaces the one before. What it adds begins with its present state, and an exchange that follows it sends `pulse` every ten seconds.',
  payload: {
    type: 'object',
    properties: {
      pairs: {
        type: 'array',
        items: { type: 'string', pattern: '^\\d{1,10}-\\d{1,10}$' },
        description:
          'All public events of these pairs, each as `currency_id-legal_id`; at most 500. Every pair where left out.',
      },
      lists: {
        type: 'array',
        items: { type: 'string', pattern: '^\\w{1,40}$' },
        description:
          'Names of list events: the payloads of one event for many pairs, at most once a second. `daymarket_list` has the tickers of all pairs that have changed.',
      },
    },
  },
};

const PULSE_MESSAGE = {
  name: PULSE,
  title: PULSE,
  summary: 'Every ten seconds, to the sockets that have chosen pairs, which may all be quiet.',
  payload: { type: 'object' },
};

/** The list event of an event, if there is one, by its name. */
function list({ name, value }: Named<EventDefinition>): [string, object][] {
  const { listName } = value;
  if (listName === undefined) return [];
  const data = { type: 'array', items: { $ref: `#/components/messages/${name}/payload` } };
  const summary = `Payloads of \`${value.name}\` for many pairs, to the sockets that have asked for it in \`${INTEREST}\`.`;
  return [
    [
      listName,
      {
        name: listName,
        title: listName,
        summary,
        payload: { type: 'object', properties: { data }, required: ['data'] },
      },
    ],
  ];
}

const operation = (action: 'send' | 'receive', name: string) => ({
  action,
  channel: { $ref: '#/channels/socket' },
  messages: [{ $ref: `#/channels/socket/messages/${name}` }],
});

function message({ owner, name, value }: Named<EventDefinition>, comments: ReadonlyMap<string, string>): object {
  const summary = comments.get(`${owner}.${name}`);
  if (summary === undefined) throw new RangeError(`the event ${value.name} has no doc comment above it`);
  return {
    name: value.name,
    title: value.name,
    summary,
    payload: inDocument(wireSchema(value.payload, 'reply'), { owner, name: value.name }),
  };
}
