import * as v from 'valibot';

const cell = v.union([v.string(), v.number()]);

const table = v.object({
  caption: v.string(),
  columns: v.array(v.string()),
  rows: v.array(v.array(cell)),
});

const goal = v.object({
  what: v.string(),
  /** As measured, with its unit. */
  measured: v.string(),
  /** The goal, with its unit. */
  wanted: v.string(),
  isReached: v.boolean(),
});

const findings = v.object({
  goals: v.array(goal),
  tables: v.array(table),
  /** How to read the figures: one paragraph each. */
  notes: v.array(v.string()),
});

export type Table = v.InferOutput<typeof table>;
export type Goal = v.InferOutput<typeof goal>;
/** Result of a benchmark. */
export type Findings = v.InferOutput<typeof findings>;

export const machineSchema = v.object({
  processor: v.string(),
  cores: v.number(),
  /** GiB. */
  memory: v.number(),
  system: v.string(),
  node: v.string(),
  chromium: v.string(),
  /** Load average over a minute when the bench began: near 0 on a quiet machine. */
  load: v.number(),
});

export type Machine = v.InferOutput<typeof machineSchema>;

/** Content of `results/<name>.json`. */
export const resultSchema = v.object({
  name: v.string(),
  title: v.string(),
  /** Runs this bench alone. */
  command: v.optional(v.string()),
  /** ISO date and time at which the bench began. */
  date: v.string(),
  /** How long it took. */
  seconds: v.number(),
  /** Made by a short run, to try something: not to be quoted. */
  isQuick: v.boolean(),
  machine: machineSchema,
  ...findings.entries,
});

export type Result = v.InferOutput<typeof resultSchema>;

export interface BenchOptions {
  /** Fewer and shorter runs, for trying. */
  readonly isQuick: boolean;
  /** Prints progress. */
  readonly say: (line: string) => void;
  /** Was the bench told to stop (SIGTERM)? A long one then ends with what it has. */
  readonly isStopped: () => boolean;
  /** Of `load`: the names of the screens to measure; all if empty. */
  readonly screens: readonly string[];
  /** Of `load`: the folder of another build, which is measured in turns with the present one. */
  readonly against?: string | undefined;
  /** Of `load` and `order-book`: how often each page is visited; 5 where left out, once in a quick run. */
  readonly turns?: number | undefined;
  /** Of `load`: how many times slower the processor is; 4 where left out. */
  readonly cpu?: number | undefined;
}

interface Variant {
  /** Follows the name of the bench in the name of the result. */
  readonly name: string;
  /** Environment variables to run it with, as in a shell. */
  readonly environment: string;
}

/** One bench: a folder with a `run.ts` that exports it, and a line in `benches.ts`. */
export interface Bench {
  /** Name of its folder, and of the argument that runs it alone. */
  readonly name: string;
  readonly title: string;
  /** In another environment, such as on another database: its result is kept beside that of the default one. */
  readonly variant?: Variant;
  readonly measure: (options: BenchOptions) => Promise<Findings>;
}
