import { login } from '@bourse/contracts/identity';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;

afterEach(() => test.close());

it.each([
  // A client writes the leftmost addresses itself.
  ['0', '9.9.9.9, 10.0.0.5', '127.0.0.1'],
  ['1', '9.9.9.9, 10.0.0.5', '10.0.0.5'],
  ['2', '9.9.9.9, 10.0.0.5, 172.16.0.1', '10.0.0.5'],
  ['127.0.0.1, 172.16.0.0/12', '9.9.9.9, 10.0.0.5, 172.16.0.1', '10.0.0.5'],
  ['10.1.1.1', '9.9.9.9', '127.0.0.1'],
])('with TRUST_PROXY=%s and X-Forwarded-For %s the address of a client is %s', async (TRUST_PROXY, header, address) => {
  test = await createTestApp({ env: { TRUST_PROXY } });
  const tried = vi.spyOn(test.exchange.accounts, 'login');
  await test.app.server.inject({
    method: 'POST',
    url: `/api${login.path}?t=1`,
    payload: 'user_string=ann%40example.com&password=secret1&type=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': header },
  });
  expect(tried).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ address }));
});
