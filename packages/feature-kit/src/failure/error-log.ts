/** An error of the page without its message, which may name the user's data: the kind, and where it was thrown. */
export interface LoggedError {
  /** Epoch milliseconds. */
  readonly at: number;
  /** `TypeError`. */
  readonly name: string;
  /** `function file.js:line:column`, the innermost first. */
  readonly frames: readonly string[];
}

const MAX_ERRORS = 20;
const FRAMES = 8;

const errors: LoggedError[] = [];

/** A frame of V8 (`at name (url:1:2)`) or of the other engines (`name@url:1:2`). The file is without its path and query. */
const FRAME =
  /^\s*(?:at\s+)?(?:async\s+)?(?:(?<name>[\w$.<>]+)\s*[(@])?.*?(?<file>[\w.-]+\.[jt]sx?)(?:\?[^:)]*)?:(?<line>\d+):(?<column>\d+)\)?$/;

/** The positions of a stack. Lines that are no frames are left out: the first one has the message. */
export const framesOf = (stack: string): readonly string[] =>
  stack
    .split('\n')
    .flatMap((text) => {
      const { name = '?', file, line, column } = FRAME.exec(text)?.groups ?? {};
      return file === undefined ? [] : [`${name} ${file}:${line}:${column}`];
    })
    .slice(0, FRAMES);

/** Keeps an error of the page in memory; the newest 20. */
export function logError(error: unknown): void {
  const { name, stack = '' } = error instanceof Error ? error : { name: typeof error };
  errors.push({ at: Date.now(), name, frames: framesOf(stack) });
  errors.splice(0, errors.length - MAX_ERRORS);
}

/** Keeps the errors that nothing has caught, from now on. */
export function followErrors(): void {
  globalThis.addEventListener('error', ({ error }: ErrorEvent) => logError(error));
  globalThis.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => logError(reason));
}

/** The errors since the page was opened, newest first, at most 20. */
export const loggedErrors = (): readonly LoggedError[] => errors.toReversed();
