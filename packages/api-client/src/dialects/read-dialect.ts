import * as v from 'valibot';
import { DEFAULT_DIALECT, dialectSchema, type Dialect } from './dialect';
import { PRESET_NAMES, PRESETS } from './presets';

const file = v.looseObject({ preset: v.optional(v.picklist(PRESET_NAMES), 'default') });

/**
 * The dialect that `dialect.json` describes: a preset, and the parts that differ from it. A file that does not fit yields the
 * specification's dialect, and its faults are reported.
 */
export function readDialect(input: unknown, onFault: (fault: string) => void = () => undefined): Dialect {
  const named = v.safeParse(file, input);
  const { preset, ...own } = named.success ? named.output : { preset: 'default' as const };
  const whole = v.safeParse(dialectSchema, { ...PRESETS[preset], ...own });
  for (const issue of [...(named.issues ?? []), ...(whole.issues ?? [])]) {
    onFault(`${v.getDotPath(issue) ?? 'file'}: ${issue.message}`);
  }
  return named.success && whole.success ? whole.output : DEFAULT_DIALECT;
}
