import { createHash } from 'node:crypto';
import type { Socket } from 'socket.io';

const LONGEST_TOKEN = 512;

/** The token of a socket's handshake; empty for a visitor. What comes over the network may be of any type. */
export function tokenOf({ handshake }: Socket): string {
  const auth: unknown = handshake.auth;
  const token = typeof auth === 'object' && auth !== null && 'token' in auth ? auth.token : undefined;
  return typeof token === 'string' && token.length <= LONGEST_TOKEN ? token : '';
}

/** Names the session of a token without telling the token. */
export const sessionOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
