import * as v from 'valibot';

/* Writes the comment for a pull request. The reports come from the pull request's own code, so they are untrusted:
   everything is parsed and all text is escaped. */

/** What size-limit prints with `--json`; sizes in bytes. */
const bundleSchema = v.array(
  v.object({ name: v.string(), passed: v.boolean(), size: v.number(), sizeLimit: v.number() }),
);

const kib = (bytes: number) => (bytes / 1024).toFixed(1);

const benchSchema = v.object({
  title: v.string(),
  goals: v.array(v.object({ what: v.string(), measured: v.string(), wanted: v.string(), isReached: v.boolean() })),
});

const LONGEST = 200;

const plain = (text: string) =>
  text
    .slice(0, LONGEST)
    .replaceAll(/[^\p{L}\p{N} .,:;%/()+=×≤≥<>°µ-]/gu, ' ')
    .replaceAll('<', '&lt;');

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;

function bundleTable(json: string): string[] {
  return [
    '### What the client weighs',
    '',
    row('what', 'KiB, brotli', 'limit', ''),
    row('---', '--:', '--:', '---'),
    ...v
      .parse(bundleSchema, JSON.parse(json))
      .map(({ name, passed, size, sizeLimit }) =>
        row(plain(name), kib(size), kib(sizeLimit), passed ? 'ok' : 'too large'),
      ),
    '',
  ];
}

function benchTable(json: string): string[] {
  const { title, goals } = v.parse(benchSchema, JSON.parse(json));
  return [
    `### ${plain(title)}`,
    '',
    row('goal', 'measured', 'wanted', ''),
    row('---', '---', '---', '---'),
    ...goals.map(({ what, measured, wanted, isReached }) =>
      row(plain(what), plain(measured), plain(wanted), isReached ? 'reached' : 'missed'),
    ),
    '',
  ];
}

export interface Reports {
  /** `size.json` of the budget check; absent if the client is not affected or was not built. */
  readonly bundle?: string | undefined;
  /** `bench/results/*.json`. */
  readonly benches: readonly string[];
}

/** The comment in Markdown. */
export function commentOf({ bundle, benches }: Reports): string {
  return [
    ...(bundle === undefined
      ? ['No sizes: the change does not affect the client, or it could not be built.', '']
      : bundleTable(bundle)),
    ...benches.flatMap(benchTable),
    ...(benches.length > 0 ? ['Short benches on a shared machine: they show a leap, not a percent.', ''] : []),
  ].join('\n');
}
