import { expect, it } from 'vitest';
import { loggedRequest } from './base-server';

it('the log of a request has no query, which may have the token of the back office', () => {
  const request = { method: 'GET', url: '/sandbox/desk?token=secret', ip: '127.0.0.1' };
  expect(loggedRequest(request)).toEqual({ method: 'GET', url: '/sandbox/desk', remoteAddress: '127.0.0.1' });
});
