import { getDotPath, safeParse, type GenericSchema } from 'valibot';

/**
 * Whether the schema refuses a text field while it is empty. Other values (flags, files, dates) have no empty text; for them the
 * answer is `false`.
 */
export function isRequired(schema: GenericSchema, values: Readonly<Record<string, unknown>>, name: string): boolean {
  if (typeof values[name] !== 'string') return false;
  const { issues = [] } = safeParse(schema, { ...values, [name]: '' });
  return issues.some((issue) => getDotPath(issue) === name);
}
