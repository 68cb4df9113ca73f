import { FAMILY_NAMES, familyRows, workingShare, type FamilyRow, type FamilyState } from './family-table';

const SIGN = {
  works: '✓',
  adapted: 'dialect',
  partly: 'partly',
  absent: 'absent',
  asSpecified: '·',
  gap: 'GAP',
} as const satisfies Record<FamilyState, string>;

/** The tests that show a state. */
const TESTS = {
  works: '`families.test.ts`, `writes.test.ts`',
  adapted: '`writes.test.ts`',
  partly: '`writes.test.ts`, `packages/wallet/src/screens/transfer.test.tsx`',
  absent: '`families.test.ts`, `packages/api-client/src/absent/absent.test.ts`',
  asSpecified: '',
  gap: '',
} as const satisfies Record<FamilyState, string>;

function remarksOn({ adaptation, states, hides }: FamilyRow): string {
  const isAbsent = states.some(([, state]) => state === 'absent');
  return [adaptation, isAbsent && hides.length > 0 && `hidden: ${hides.join(', ')}`]
    .filter((remark) => typeof remark === 'string')
    .join('; ');
}

const lineOf = (row: FamilyRow) =>
  `| \`${row.call}\` | ${row.states.map(([, state]) => SIGN[state]).join(' | ')} | ${remarksOn(row)} |`;

const countOf = (rows: readonly FamilyRow[], at: number, wanted: FamilyState) =>
  rows.filter(({ states }) => states[at]?.[1] === wanted).length;

/** The table family × call as a page. */
export function familyDocument(): string {
  const rows = familyRows();
  const names = FAMILY_NAMES.map((name) => name.toUpperCase());
  const counts = (['works', 'adapted', 'partly', 'absent', 'asSpecified', 'gap'] as const).map(
    (state) =>
      `| ${SIGN[state]} | ${FAMILY_NAMES.map((_name, at) => countOf(rows, at, state)).join(' | ')} | ${TESTS[state]} |`,
  );
  const shares = FAMILY_NAMES.map((name) => {
    const { present, working } = workingShare(rows, name);
    return `${working} of ${present}`;
  });
  return `# Families of back ends × calls

Made from the stubs of \`tooling/contract/src/back-ends\` and the client's own schemas and adapters by \`npm run x -- contract-docs\`; do not edit. The stubs
answer in the forms of back ends that exist, with values of our own. What an operator does with such a back end: [the guide](../how-to/operator-back-end.md).

- ✓: the client's request is the specification's, and the reply is read as a whole, in whatever form it comes.
- dialect: the preset of the family writes the request otherwise.
- partly: the preset has a part of the uses; the form refuses the others.
- absent: such back ends do not have the call. A screen that needs it is in no menu and no link after the first answer.
- ·: no difference from the specification is known, and no stub answers the call.
- GAP: a part or nothing is read. There is none.

| state | ${names.join(' | ')} | shown by |
| --- |${' --- |'.repeat(names.length)} --- |
${counts.join('\n')}
| ✓ and dialect, of the calls that are there | ${shares.join(' | ')} | \`families.test.ts\` |

| call | ${names.join(' | ')} | remarks |
| --- |${' --- |'.repeat(names.length)} --- |
${rows.map(lineOf).join('\n')}
`;
}
