import { show } from './departures';
import { departs, type Finding } from './findings';

/** A call without an answer is also reported as a departure. */
export async function attempt<Result extends { findings: readonly Finding[] }>(
  subject: string,
  run: () => Promise<Result>,
): Promise<Result | { findings: readonly Finding[]; reply: undefined }> {
  try {
    return await run();
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const why = cause instanceof Error ? cause.message : show(cause);
    return { findings: [departs(subject, '', 'an answer', why)], reply: undefined };
  }
}
