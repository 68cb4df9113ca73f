import { respond, testStore } from '@bourse/api-client/testing';
import { renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { use__Call__Query } from './api';
import { __call__ } from './contract';

const server = setupServer(respond(__call__, ({ request }) => ({ id: String(request.id), name: 'First' })));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

it('returns the reply of __path__', async () => {
  const store = testStore({ session: { token: 'token' } });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => use__Call__Query({ id: 7 }), { wrapper });
  await waitFor(() => expect(result.current.data).toEqual({ id: 7, name: 'First' }));
});
