import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { TooBusyError } from '../concurrency-limit';
import { Rejection, unavailable, type RejectionType } from './rejection';

/** The envelope of all calls except the time series. */
interface Envelope {
  type: 'ok' | RejectionType;
  message: unknown;
  /** Of a refusal: what the client needs to answer it. */
  data?: object | undefined;
}

/** Bytes of a refused body that are read in any case. */
const LARGEST_READ = 65_536;
/** Larger ones that are read at the same time. */
const MOST_READ = 2;
const TOO_LARGE = new Set([413, 414, 431]);

type Failure = FastifyError | Rejection | Error;
type FailureAnswer = (error: Failure, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Converts any failure to an envelope with a text of the catalogue. Internal errors are logged and never sent; those of `refusalOf` are
 * answered with its text.
 */
export function failureAnswer(refusalOf: (error: Error) => Rejection | undefined = () => undefined): FailureAnswer {
  /** The connections on which a large body of a refused request is still read. */
  const reading = new Set<Socket>();

  /**
   * A browser reads a refusal only after it has sent the whole body, so a few large bodies are read to their end. Of more at the same
   * time, which would take the time of other requests, the connection ends with the answer.
   */
  function readOrClose({ raw }: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
    const isLarge = encoding !== undefined || Number(length) > LARGEST_READ;
    if (raw.complete || !isLarge) return reply;
    if (reading.size >= MOST_READ) return reply.header('connection', 'close');
    const { socket } = raw;
    const end = () => {
      reading.delete(socket);
      socket.off('close', end);
    };
    reading.add(socket);
    raw.once('close', end);
    // Where the body is never sent, the request has no end of its own.
    socket.once('close', end);
    return reply;
  }

  return (error, request, reply) =>
    answer(
      error instanceof TooBusyError ? unavailable() : (refusalOf(error) ?? error),
      request,
      readOrClose(request, reply),
    );
}

function answer(error: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Rejection) return write(reply, error.status, error);
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status >= 400 && status < 500) {
    const message = TOO_LARGE.has(status) ? SERVER_TEXTS.requestTooLarge : SERVER_TEXTS.parameterError;
    return write(reply, status, { type: 'error', message });
  }
  request.log.error({ err: error }, 'a request failed');
  return write(reply, 500, { type: 'error', message: SERVER_TEXTS.systemBusy });
}

/** Unknown address. */
export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return write(reply, 404, { type: 'error', message: SERVER_TEXTS.dataNotFound });
}

function write(reply: FastifyReply, status: number, { type, message, data }: Envelope): FastifyReply {
  const envelope: Envelope = { type, message, ...(data && { data }) };
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(envelope);
}
