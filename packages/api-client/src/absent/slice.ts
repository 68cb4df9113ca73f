import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Call } from '@bourse/contracts/wire';
import type { ApiFailure } from '../failure';
import type { RawReply } from '../transport/fetch-reply';

/**
 * Calls that the back end does not have, by their path: `refused` with 404 or 405, or answered with a `page` of a web server. A
 * refused call is not asked again. A page may also come from a network that asks for a log-in, so that call is asked again when its
 * screen is opened.
 */
export type AbsentCalls = Readonly<Record<string, 'refused' | 'page'>>;

const NONE: AbsentCalls = {};

export const absentSlice = createSlice({
  name: 'absentCalls',
  initialState: NONE,
  reducers: {
    answered: (
      known,
      { payload: { path, as } }: PayloadAction<{ path: string; as: 'refused' | 'page' | 'present' }>,
    ) => {
      if (as !== 'present') return { ...known, [path]: as };
      const { [path]: _present, ...others } = known;
      return others;
    },
  },
});

interface WithAbsentCalls {
  readonly absentCalls?: AbsentCalls;
}

/** The calls that the back end does not have, as far as it was asked. */
export const selectAbsentCalls = (state: WithAbsentCalls): AbsentCalls => state.absentCalls ?? NONE;

/** Whether the back end has answered the call with 404 or 405. */
export const isRefused = ({ path }: Call, state: WithAbsentCalls): boolean =>
  selectAbsentCalls(state)[path] === 'refused';

interface Noted {
  readonly reply: RawReply;
  readonly failure: ApiFailure | undefined;
}

const isPage = ({ status, body }: RawReply) => status < 300 && body.trimStart().startsWith('<');

/** Notes what a reply says about the existence of its call. */
export function noteAbsence(
  { path }: Call,
  { reply, failure }: Noted,
  state: WithAbsentCalls,
  dispatch: (action: UnknownAction) => unknown,
): void {
  const isUnknown = failure?.kind === 'http' && (failure.status === 404 || failure.status === 405);
  const as = isUnknown ? 'refused' : isPage(reply) ? 'page' : 'present';
  if ((selectAbsentCalls(state)[path] ?? 'present') !== as) dispatch(absentSlice.actions.answered({ path, as }));
}
