import { readDialect, type Dialect, type PresetName } from '@bourse/contracts/dialects';

const field = (name: string) => `\`${name}\``;
const password = (name: string | undefined) => (name === undefined ? undefined : `a password in ${field(name)}`);

/** What a write takes in each dialect, by the write. Presets that differ in nothing but these are told apart by a write alone. */
const WRITES: Readonly<Record<string, (dialect: Dialect) => string>> = {
  'a withdrawal': ({ tradePassword, withdrawCode }) =>
    [password(tradePassword.withdraw), withdrawCode && `a code by SMS in ${field('code')}`]
      .filter((part) => part !== undefined)
      .join(' and ') || 'no more than the specification says',
  'taking a C2C ad': ({ tradePassword }) => password(tradePassword.c2c) ?? 'no password',
  registration: ({ tradePassword }) => password(tradePassword.register) ?? 'no second password',
  'a reset of the password': ({ tradePassword }) => password(tradePassword.reset) ?? 'no present password',
  'a transfer': ({ transfer }) =>
    ({
      fields: `the accounts in ${field('from_field')} and ${field('to_field')}`,
      numbers: `one of four directions in ${field('type')}`,
      type: `one of two directions in ${field('type')}`,
    })[transfer],
  'the log-in of a phone account': ({ area }) => (area ? `the country in ${field(area.field)}` : 'the whole number'),
  'a deposit proof': ({ proof }) => `the sender in ${field(proof)}`,
  'setting stops': ({ stops }) => (stops === 'both' ? 'both together' : 'one alone'),
};

/** Questions that the operator answers by a write to tell one preset from another: one for each write in which they differ. */
export function questionsOf(one: PresetName, other: PresetName): readonly string[] {
  const first = readDialect({ preset: one });
  const second = readDialect({ preset: other });
  return Object.entries(WRITES).flatMap(([write, takes]) =>
    takes(first) === takes(second)
      ? []
      : [`Does ${write} take ${takes(first)} (${one}), or ${takes(second)} (${other})?`],
  );
}
