import process from 'node:process';

const { BOURSE_BACKEND, SANDBOX_PORT, PORT, DEMO_EMAIL, DEMO_PASSWORD } = process.env;

/** The exchange that stories can be shown against; the same variables as of the client's own development server. */
export const backend = BOURSE_BACKEND ?? `http://127.0.0.1:${SANDBOX_PORT ?? PORT ?? '4180'}`;

/** Passes a page's calls on to it, so that no other origin is asked. */
export const proxy = {
  '/api': { target: backend, changeOrigin: true },
  '/socket.io': { target: backend, changeOrigin: true, ws: true },
};

/** Who stories are logged in as. */
export const demo = {
  user: DEMO_EMAIL ?? 'demo@bourse.example',
  password: DEMO_PASSWORD ?? 'bourse2026',
};
