import process from 'node:process';

const { BOURSE_BACKEND, SANDBOX_PORT, PORT, DEMO_EMAIL, DEMO_PASSWORD } = process.env;

/** The exchange of stories; the same environment variables as the client's development server. */
export const backend = BOURSE_BACKEND ?? `http://127.0.0.1:${SANDBOX_PORT ?? PORT ?? '4180'}`;

/** Forwards a page's calls to it, so that the page calls its own origin only. */
export const proxy = {
  '/api': { target: backend, changeOrigin: true },
  '/socket.io': { target: backend, changeOrigin: true, ws: true },
};

/** The user of stories. */
export const demo = {
  user: DEMO_EMAIL ?? 'demo@bourse.example',
  password: DEMO_PASSWORD ?? 'bourse2026',
};
