import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

const values = v.optional(v.record(v.string(), v.unknown()), {});

const stepSchema = v.object({
  name: v.optional(v.string()),
  uses: v.optional(v.string()),
  run: v.optional(v.string()),
  with: values,
});

const jobSchema = v.object({
  'timeout-minutes': v.optional(v.number()),
  permissions: v.optional(v.record(v.string(), v.string())),
  strategy: v.optional(v.object({ matrix: v.object({ include: v.array(v.record(v.string(), v.string())) }) })),
  steps: v.array(stepSchema),
});

const workflowSchema = v.object({
  permissions: v.optional(v.record(v.string(), v.string())),
  jobs: v.record(v.string(), jobSchema),
});

export type Job = v.InferOutput<typeof jobSchema>;

export interface Workflow extends v.InferOutput<typeof workflowSchema> {
  readonly file: string;
  readonly text: string;
}

const FOLDER = '.github/workflows';

/** Parses what the policy checks of a workflow. */
export function readWorkflow(file: string, text: string): Workflow {
  return { file, text, ...v.parse(workflowSchema, parse(text)) };
}

export function readWorkflows(root: string): Workflow[] {
  return globSync(`${FOLDER}/*.yml`, { cwd: root })
    .toSorted()
    .map((file) => readWorkflow(file, readFileSync(join(root, file), 'utf8')));
}

/** The commands of a job, once for each matrix entry. */
export function commandsOf(job: Job): string[] {
  const places = job.strategy?.matrix.include ?? [{}];
  const commands = job.steps.flatMap(({ run, with: inputs }) => [run, inputs['version']]);
  return commands
    .filter((command) => typeof command === 'string')
    .flatMap((command) => command.split('\n'))
    .flatMap((line) =>
      places.map((place) => line.replaceAll(/\$\{\{ matrix\.(\w+) \}\}/g, (_all, name: string) => place[name] ?? '')),
    );
}
