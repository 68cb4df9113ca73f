import * as v from 'valibot';
import { DEFAULT_DIALECT, dialectSchema, type Dialect } from './dialect';
import { PRESET_NAMES, PRESETS } from './presets';

const file = v.looseObject({ preset: v.optional(v.picklist(PRESET_NAMES), 'default') });

const isGroup = (part: unknown): part is Readonly<Record<string, unknown>> => typeof part === 'object' && part !== null;

/** A preset with the parts of a file. A part of several values keeps those that the file leaves out; `null` takes a part or a value out. */
function joined(preset: unknown, own: unknown): unknown {
  if (own === null) return undefined;
  if (!isGroup(own)) return own;
  const known = isGroup(preset) ? preset : {};
  const values = Object.entries(own).map(([name, value]) => [name, joined(known[name], value)] as const);
  return { ...known, ...Object.fromEntries(values) };
}

/**
 * The dialect that `dialect.json` describes: a preset, and the parts that differ from it. A file that does not fit yields the
 * specification's dialect, and its faults are reported.
 */
export function readDialect(input: unknown, onFault: (fault: string) => void = () => undefined): Dialect {
  const named = v.safeParse(file, input);
  const { preset, ...own } = named.success ? named.output : { preset: 'default' as const };
  const whole = v.safeParse(dialectSchema, joined(PRESETS[preset], own));
  for (const issue of [...(named.issues ?? []), ...(whole.issues ?? [])]) {
    onFault(`${v.getDotPath(issue) ?? 'file'}: ${issue.message}`);
  }
  return named.success && whole.success ? whole.output : DEFAULT_DIALECT;
}
