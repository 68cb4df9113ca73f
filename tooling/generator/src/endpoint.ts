import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { addEndpoint, addImport } from './edits.ts';
import { namesOf } from './names.ts';
import { textOf, writeNew } from './templates.ts';
import { leaveUnasked } from './wiring.ts';
import type { Workspace } from './workspace.ts';

export type Method = 'GET' | 'POST';

interface EndpointOptions {
  readonly folder: string;
  readonly kebab: string;
  readonly method: Method;
  /** Path below `/api`. */
  readonly path: string;
  readonly access: 'public' | 'optional' | 'required';
}

/** Template variables of a call. */
const HELPERS = ['defineCall', 'id', 'text'];

const CONTRACT = '@bourse/api-client/contract';

function addCall(source: string, snippet: string): string {
  const withHelpers = HELPERS.reduce((text, name) => addImport(text, name, CONTRACT), source);
  const withSchemas = /from 'valibot'/.test(withHelpers)
    ? withHelpers
    : `import * as v from 'valibot';\n${withHelpers}`;
  return `${withSchemas.trimEnd()}\n${snippet}`;
}

/** The file that injects an endpoint of this name. RTK Query would keep that one and ignore the new one. */
function endpointFile(workspace: Workspace, camel: string): string | undefined {
  const files = globSync('packages/*/src/**/*api.ts', { cwd: workspace.root });
  return files.find((file) => new RegExp(`\\b${camel}: build\\.`).test(workspace.read(file)));
}

/** Adds a call to a package: contract, endpoint with its hook, test. Returns the changed files. */
export function makeEndpoint(workspace: Workspace, options: EndpointOptions): string[] {
  const { folder, kebab, method, path, access } = options;
  const { camel, pascal, words } = namesOf(kebab);
  if (!/^\/[\w/-]+$/.test(path)) throw new Error(`"${path}" is no path below /api: it begins with a slash.`);
  const contract = `${folder}/src/contract.ts`;
  const api = `${folder}/src/api.ts`;
  if (!workspace.has(contract) || !workspace.has(api)) {
    throw new Error(`${folder} has no src/contract.ts and src/api.ts: add the call as its others are, by hand.`);
  }
  if (workspace.read(contract).includes(`export const ${camel} `)) throw new Error(`${contract} has ${camel} already.`);
  const taken = endpointFile(workspace, camel);
  if (taken !== undefined) {
    throw new Error(
      `${taken} has an endpoint ${camel} already: all packages share one API. Begin the name with the package.`,
    );
  }
  const values = { call: camel, Call: pascal, title: words, path, access, METHOD: method };
  const hook = method === 'GET' ? `use${pascal}Query` : `use${pascal}Mutation`;

  workspace.edit(api, (source) => {
    const typed = ['type ReplyOf', 'type RequestOf'].reduce((text, name) => addImport(text, name, CONTRACT), source);
    return addEndpoint(addImport(typed, camel, './contract'), textOf(`endpoint/endpoint.${method}`, values), hook);
  });
  workspace.edit(contract, (source) => addCall(source, textOf(`endpoint/contract.${method}`, values)));
  leaveUnasked(workspace, basename(folder), camel);
  workspace.save();
  const test = workspace.path(folder, 'src', `${kebab}.test.tsx`);
  writeNew(test, textOf(`endpoint/test.${method}`, values));
  return [workspace.path(contract), workspace.path(api), test];
}
