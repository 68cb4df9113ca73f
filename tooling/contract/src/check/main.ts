// Command line program: checks a back end against the contract.
import process from 'node:process';
import { readArguments, USAGE, UsageError } from './arguments';
import { checkContract, mustAnswer, UnreachableError } from './check-contract';
import { dialectReport } from './dialect-report';
import { closingLine, linesOf } from './findings';

try {
  const options = readArguments(process.argv.slice(2), process.env);
  const { dialect, baseUrl, token } = options;
  if (dialect === undefined) {
    const findings = await checkContract(options);
    for (const line of linesOf(findings, token)) process.stdout.write(`${line}\n`);
    process.stdout.write(`\n${closingLine(findings)}\n`);
    process.exitCode = findings.some(({ kind }) => kind === 'departs') ? 1 : 0;
  } else {
    await mustAnswer(baseUrl);
    for (const line of await dialectReport({ baseUrl, token, dialect })) process.stdout.write(`${line}\n`);
  }
} catch (error) {
  if (error instanceof UsageError) process.stderr.write(`${error.message}\n\n${USAGE}\n`);
  else if (error instanceof UnreachableError) process.stderr.write(`${error.message}\n`);
  else throw error;
  process.exitCode = 2;
}
