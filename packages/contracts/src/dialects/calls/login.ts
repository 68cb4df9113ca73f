import type { Adapter } from '../adapter';

/** Country codes of phone numbers in E.164 that a back end may number; longer ones first. */
const countryCode = (account: string, ids: Readonly<Record<string, number>>): string | undefined =>
  Object.keys(ids)
    .toSorted((a, b) => b.length - a.length)
    .find((code) => account.startsWith(`+${code}`));

/** A phone account is logged in with its country in a field of its own and its national number. */
export const login: Adapter = (fields, { area }) => {
  const account = fields['user_string'];
  if (!area || typeof account !== 'string') return fields;
  const code = countryCode(account, { '86': 1, ...area.ids });
  if (code === undefined) return fields;
  return {
    ...fields,
    user_string: account.slice(code.length + 1),
    [area.field]: area.field === 'area_code_id' ? area.ids[code] : code,
  };
};
