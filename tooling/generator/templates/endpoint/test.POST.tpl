import { respond, testStore } from '@bourse/api-client/testing';
import { act, renderHook } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { use__Call__Mutation } from './api';
import { __call__ } from './contract';

const received: number[] = [];
const server = setupServer(
  respond(__call__, ({ request }) => {
    received.push(request.id);
    return 'ok';
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

it('sends __path__ once, and returns the server text', async () => {
  const store = testStore({ session: { token: 'token' } });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => use__Call__Mutation(), { wrapper });
  const reply = await act(() => result.current[0]({ id: 7 }).unwrap());
  expect(reply).toBe('ok');
  expect(received).toEqual([7]);
});
