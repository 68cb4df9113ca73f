import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { contentSecurity, type OtherOrigins } from './content-security';

const YEAR_S = 31_536_000;
/** The client takes photos of documents with the camera; it uses no other device. */
const DEVICES = ['camera=(self)', ...['geolocation', 'microphone', 'payment', 'usb'].map((name) => `${name}=()`)].join(
  ', ',
);

/** Security headers of every answer; the content security policy fits the client's page. */
export async function securityHeaders(server: FastifyInstance, html: string, origins: OtherOrigins): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: contentSecurity(html, origins),
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
  });
  server.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', DEVICES);
    // Over plain HTTP the header would be ignored, or lock the user out of a local address.
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${YEAR_S}`);
  });
}
