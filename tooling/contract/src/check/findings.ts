import type { Departure } from './departures';

/** The findings about a call, an event or a rule. */
export type Finding =
  | { readonly kind: 'ok'; readonly subject: string; readonly detail?: string }
  | { readonly kind: 'departs'; readonly subject: string; readonly departure: Departure }
  /** Skipped, with the reason. */
  | { readonly kind: 'skipped'; readonly subject: string; readonly detail: string };

export const departs = (subject: string, path: string, expected: string, got: string): Finding => ({
  kind: 'departs',
  subject,
  departure: { path, expected, got },
});

/** `ok` without departures. */
export function judged(subject: string, found: readonly Departure[], detail?: string): readonly Finding[] {
  if (found.length === 0) return [{ kind: 'ok', subject, ...(detail !== undefined && { detail }) }];
  return found.map((departure) => ({ kind: 'departs', subject, departure }));
}

/**
 * One line per finding; the same departure in many rows is one line with a count.
 * @param secret removed from every line
 */
export function linesOf(findings: readonly Finding[], secret: string | undefined): readonly string[] {
  const lines = new Map<string, { line: string; times: number }>();
  for (const finding of findings) {
    const key = keyOf(finding);
    const times = (lines.get(key)?.times ?? 0) + 1;
    lines.set(key, { line: lines.get(key)?.line ?? lineOf(finding), times });
  }
  return [...lines.values()].map(({ line, times }) => without(secret, times > 1 ? `${line} (${times} times)` : line));
}

function keyOf(finding: Finding): string {
  if (finding.kind !== 'departs') return lineOf(finding);
  const { path, expected, got } = finding.departure;
  // Rows are grouped by the type of the departing value, because the values differ.
  const kind = got.replace(/ ".*|-?\d.*/, '');
  return [finding.subject, path.replaceAll(/\[\d+\]/g, '[]'), expected, kind].join('\n');
}

function lineOf(finding: Finding): string {
  const begin = `${finding.kind.padEnd(8)} ${finding.subject}`;
  if (finding.kind === 'ok') return finding.detail === undefined ? begin : `${begin}: ${finding.detail}`;
  if (finding.kind === 'skipped') return `${begin}: ${finding.detail}`;
  const { path, expected, got } = finding.departure;
  return `${begin}${path === '' ? '' : `  ${path}`}: expected ${expected}, got ${got}`;
}

/** The summary line. */
export function closingLine(findings: readonly Finding[]): string {
  const count = (kind: Finding['kind']) => findings.filter((finding) => finding.kind === kind).length;
  return `${count('ok')} as the contract says, ${count('departs')} departures, ${count('skipped')} not asked.`;
}

const without = (secret: string | undefined, line: string) =>
  secret === undefined || secret === '' ? line : line.replaceAll(secret, '<token>');
