import { schemaOfRules } from '@bourse/ui-kit/forms';
import * as v from 'valibot';

/** A code as it is sent: apps show it in two groups. */
export const codeOf = (typed: string): string => typed.replaceAll(/\s/g, '');

export const codeSchema = schemaOfRules({ code: v.string() }, ({ code }) => ({
  code: /^\d{6}$/.test(codeOf(code)) ? undefined : 'factor.code.missing',
}));

/** The key in groups of four, as it is typed into an app. */
export const groupsOf = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');
