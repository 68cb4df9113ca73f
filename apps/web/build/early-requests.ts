import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { build, defaultClientConditions, type Plugin } from 'vite';

const PLAN = fileURLToPath(new URL('../src/early-requests/plan.ts', import.meta.url));
const HEAD = fileURLToPath(new URL('../src/early-requests/head.ts', import.meta.url));

/** A module with all that it imports, as one text. */
async function bundled(entry: string, format: 'es' | 'iife', define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define,
    resolve: { conditions: ['@bourse/source', ...defaultClientConditions] },
    build: {
      write: false,
      reportCompressedSize: false,
      target: 'baseline-widely-available',
      lib: { entry, formats: [format], name: 'early' },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const code = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk')?.code;
  if (code === undefined) throw new Error(`${entry} was not built.`);
  return code.trim();
}

async function script(): Promise<string> {
  const planCode = await bundled(PLAN, 'es');
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(planCode)}`);
  const { plan } = v.parse(v.object({ plan: v.unknown() }), module);
  return bundled(HEAD, 'iife', { EARLY_PLAN: JSON.stringify(plan) });
}

/**
 * Puts the script that sends the first requests into the head of `index.html`, so that they are under way while the client's
 * scripts load. It is inline, because a file of its own would come a round trip later; the server allows it by its hash.
 */
export function earlyRequests(): Plugin {
  let built: Promise<string> | undefined;
  return {
    name: 'bourse:early-requests',
    transformIndexHtml: {
      order: 'post',
      async handler() {
        built ??= script();
        return [{ tag: 'script', children: await built, injectTo: 'head-prepend' }];
      },
    },
  };
}
