import { expect, it } from 'vitest';
import * as v from 'valibot';
import { isRequired } from './is-required';
import { schemaOfRules } from './schema-of-rules';

const schema = v.object({ email: v.pipe(v.string(), v.nonEmpty('empty')), invite: v.string(), agreed: v.boolean() });

it('isRequired finds the text fields that the schema refuses while they are empty', () => {
  const values = { email: 'a@example.com', invite: '', agreed: false };
  expect(['email', 'invite', 'agreed'].filter((name) => isRequired(schema, values, name))).toEqual(['email']);
});

it('isRequired follows rules that depend on other fields', () => {
  const rules = schemaOfRules({ channel: v.string(), email: v.string(), phone: v.string() }, (values) => ({
    email: values.channel === 'email' && values.email === '' ? 'empty' : undefined,
    phone: values.channel === 'mobile' && values.phone === '' ? 'empty' : undefined,
  }));
  const required = (channel: string) =>
    ['email', 'phone'].filter((name) => isRequired(rules, { channel, email: '', phone: '' }, name));
  expect(required('email')).toEqual(['email']);
  expect(required('mobile')).toEqual(['phone']);
});
