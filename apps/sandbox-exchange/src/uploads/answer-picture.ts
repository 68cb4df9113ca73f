import type { FastifyReply } from 'fastify';
import type { Upload } from './types';

/** A picture that no cache keeps and no browser takes for anything else. */
export function answerPicture(reply: FastifyReply, { type, bytes }: Upload): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', 'inline')
    .type(type)
    .send(bytes);
}
